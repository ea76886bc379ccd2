;; The engine's matrix times vector, which takes half of its time, in
;; instructions that wazero makes good machine code of: bounds are checked once
;; for four loads, as the one that reaches farthest comes first, and what a loop
;; needs stays in registers. It gives the same bits as the engine's own.
;;
;; product.wasm is made of this by `wat2wasm product.wat` (wabt).
(module
  (memory (export "memory") 1)
  (func (export "product")
    (param $rows i32)
    (param $cols i32)    ;; inputs and the bias; the engine counts an even number as one more
    (param $weights i32) ;; int8, by rows
    (param $scales i32)  ;; float32, of each row
    (param $inputs i32)  ;; int8
    (param $out i32)     ;; float32, of each row
    (local $n i32) (local $stride i32) (local $sum i32)
    (local $u i32) (local $end i32)
    (local $w0 i32) (local $w1 i32) (local $w2 i32) (local $w3 i32)
    (local $x v128) (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)

    (local.set $n (i32.sub (local.get $cols) (i32.rem_s (local.get $cols) (i32.const 2))))
    (local.set $stride (i32.add (local.get $n) (i32.const 1)))

    ;; four rows at a time
    (block $fewer
      (loop $rows4
        (br_if $fewer (i32.lt_s (local.get $rows) (i32.const 4)))
        (local.set $w0 (local.get $weights))
        (local.set $w1 (i32.add (local.get $w0) (local.get $stride)))
        (local.set $w2 (i32.add (local.get $w1) (local.get $stride)))
        (local.set $w3 (i32.add (local.get $w2) (local.get $stride)))
        (local.set $u (local.get $inputs))
        (local.set $a0 (v128.const i32x4 0 0 0 0))
        (local.set $a1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0))
        (local.set $a3 (v128.const i32x4 0 0 0 0))
        ;; 32 inputs at a time
        (local.set $end (i32.add (local.get $inputs) (i32.and (local.get $n) (i32.const -32))))
        (block $none
          (loop $inputs32
            (br_if $none (i32.ge_u (local.get $u) (local.get $end)))
            (local.set $x (v128.load8x8_s offset=24 (local.get $u)))
            (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (v128.load8x8_s offset=24 (local.get $w0)) (local.get $x))))
            (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (v128.load8x8_s offset=24 (local.get $w1)) (local.get $x))))
            (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (v128.load8x8_s offset=24 (local.get $w2)) (local.get $x))))
            (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (v128.load8x8_s offset=24 (local.get $w3)) (local.get $x))))
            (local.set $x (v128.load8x8_s offset=16 (local.get $u)))
            (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (v128.load8x8_s offset=16 (local.get $w0)) (local.get $x))))
            (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (v128.load8x8_s offset=16 (local.get $w1)) (local.get $x))))
            (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (v128.load8x8_s offset=16 (local.get $w2)) (local.get $x))))
            (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (v128.load8x8_s offset=16 (local.get $w3)) (local.get $x))))
            (local.set $x (v128.load8x8_s offset=8 (local.get $u)))
            (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (v128.load8x8_s offset=8 (local.get $w0)) (local.get $x))))
            (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (v128.load8x8_s offset=8 (local.get $w1)) (local.get $x))))
            (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (v128.load8x8_s offset=8 (local.get $w2)) (local.get $x))))
            (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (v128.load8x8_s offset=8 (local.get $w3)) (local.get $x))))
            (local.set $x (v128.load8x8_s (local.get $u)))
            (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $w0)) (local.get $x))))
            (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $w1)) (local.get $x))))
            (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $w2)) (local.get $x))))
            (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $w3)) (local.get $x))))
            (local.set $w0 (i32.add (local.get $w0) (i32.const 32)))
            (local.set $w1 (i32.add (local.get $w1) (i32.const 32)))
            (local.set $w2 (i32.add (local.get $w2) (i32.const 32)))
            (local.set $w3 (i32.add (local.get $w3) (i32.const 32)))
            (local.set $u (i32.add (local.get $u) (i32.const 32)))
            (br $inputs32)))
        ;; 8 inputs at a time
        (local.set $end (i32.add (local.get $inputs) (i32.and (local.get $n) (i32.const -8))))
        (block $none
          (loop $inputs8
            (br_if $none (i32.ge_u (local.get $u) (local.get $end)))
            (local.set $x (v128.load8x8_s (local.get $u)))
            (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $w0)) (local.get $x))))
            (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $w1)) (local.get $x))))
            (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $w2)) (local.get $x))))
            (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (v128.load8x8_s (local.get $w3)) (local.get $x))))
            (local.set $w0 (i32.add (local.get $w0) (i32.const 8)))
            (local.set $w1 (i32.add (local.get $w1) (i32.const 8)))
            (local.set $w2 (i32.add (local.get $w2) (i32.const 8)))
            (local.set $w3 (i32.add (local.get $w3) (i32.const 8)))
            (local.set $u (i32.add (local.get $u) (i32.const 8)))
            (br $inputs8)))
        ;; what is left, added to the first of the four sums of each row
        (local.set $end (i32.add (local.get $inputs) (local.get $n)))
        (block $none
          (loop $inputs1
            (br_if $none (i32.ge_u (local.get $u) (local.get $end)))
            (local.set $x (i32x4.replace_lane 0 (v128.const i32x4 0 0 0 0) (i32.load8_s (local.get $u))))
            (local.set $a0 (i32x4.add (local.get $a0) (i32x4.mul (local.get $x) (i32x4.splat (i32.load8_s (local.get $w0))))))
            (local.set $a1 (i32x4.add (local.get $a1) (i32x4.mul (local.get $x) (i32x4.splat (i32.load8_s (local.get $w1))))))
            (local.set $a2 (i32x4.add (local.get $a2) (i32x4.mul (local.get $x) (i32x4.splat (i32.load8_s (local.get $w2))))))
            (local.set $a3 (i32x4.add (local.get $a3) (i32x4.mul (local.get $x) (i32x4.splat (i32.load8_s (local.get $w3))))))
            (local.set $w0 (i32.add (local.get $w0) (i32.const 1)))
            (local.set $w1 (i32.add (local.get $w1) (i32.const 1)))
            (local.set $w2 (i32.add (local.get $w2) (i32.const 1)))
            (local.set $w3 (i32.add (local.get $w3) (i32.const 1)))
            (local.set $u (i32.add (local.get $u) (i32.const 1)))
            (br $inputs1)))

        ;; the four sums of each row become one, and the rows one vector
        (local.set $a0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a0) (local.get $a1))
          (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a0) (local.get $a1))))
        (local.set $a2 (i32x4.add
          (i8x16.shuffle 0 1 2 3 16 17 18 19 8 9 10 11 24 25 26 27 (local.get $a2) (local.get $a3))
          (i8x16.shuffle 4 5 6 7 20 21 22 23 12 13 14 15 28 29 30 31 (local.get $a2) (local.get $a3))))
        (local.set $a0 (i32x4.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $a0) (local.get $a2))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $a0) (local.get $a2))))

        ;; the bias stands behind the weights and counts 127 times
        (local.set $x (i32x4.splat (i32.load8_s (local.get $w0))))
        (local.set $x (i32x4.replace_lane 1 (local.get $x) (i32.load8_s (local.get $w1))))
        (local.set $x (i32x4.replace_lane 2 (local.get $x) (i32.load8_s (local.get $w2))))
        (local.set $x (i32x4.replace_lane 3 (local.get $x) (i32.load8_s (local.get $w3))))
        (local.set $a0 (i32x4.add (local.get $a0) (i32x4.mul (local.get $x) (v128.const i32x4 127 127 127 127))))
        (v128.store align=4 (local.get $out)
          (f32x4.mul (v128.load align=4 (local.get $scales)) (f32x4.convert_i32x4_s (local.get $a0))))

        (local.set $weights (i32.add (local.get $weights) (i32.mul (local.get $stride) (i32.const 4))))
        (local.set $out (i32.add (local.get $out) (i32.const 16)))
        (local.set $scales (i32.add (local.get $scales) (i32.const 16)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 4)))
        (br $rows4)))

    ;; the last three rows at most
    (block $done
      (loop $rows1
        (br_if $done (i32.le_s (local.get $rows) (i32.const 0)))
        (local.set $w0 (local.get $weights))
        (local.set $u (local.get $inputs))
        (local.set $end (i32.add (local.get $u) (local.get $n)))
        (local.set $sum (i32.const 0))
        (block $none
          (loop $inputs1
            (br_if $none (i32.ge_u (local.get $u) (local.get $end)))
            (local.set $sum (i32.add (local.get $sum) (i32.mul (i32.load8_s (local.get $u)) (i32.load8_s (local.get $w0)))))
            (local.set $u (i32.add (local.get $u) (i32.const 1)))
            (local.set $w0 (i32.add (local.get $w0) (i32.const 1)))
            (br $inputs1)))
        (local.set $sum (i32.add (local.get $sum) (i32.mul (i32.load8_s (local.get $w0)) (i32.const 127))))
        (f32.store (local.get $out) (f32.mul (f32.load (local.get $scales)) (f32.convert_i32_s (local.get $sum))))
        (local.set $weights (i32.add (local.get $weights) (local.get $stride)))
        (local.set $out (i32.add (local.get $out) (i32.const 4)))
        (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $rows1)))))
