package qti2

import "formwright/shared/writer/target"

// version is what differs between QTI 2.1 and 2.2 packages.
type version struct {
	namespace  string // of items and tests
	schema     string // where its schema is published
	packaging  string // where the schema of its manifest is
	rptemplate string // the folder of the response processing templates
	metadata   string // the manifest's schema element
	testType   string // the manifest's resource types
	itemType   string
	dir        bool // itemBody can say its direction
}

func versionOf(t target.Target) version {
	if t.ID == target.QTI22 {
		return version{
			namespace:  "http://www.imsglobal.org/xsd/imsqti_v2p2",
			schema:     "http://www.imsglobal.org/xsd/qti/qtiv2p2/imsqti_v2p2.xsd",
			packaging:  "http://www.imsglobal.org/xsd/qti/qtiv2p2/qtiv2p2_imscpv1p2_v1p0.xsd",
			rptemplate: "http://www.imsglobal.org/question/qti_v2p2/rptemplates/",
			metadata:   "QTIv2.2 Package",
			testType:   "imsqti_test_xmlv2p2",
			itemType:   "imsqti_item_xmlv2p2",
			dir:        true,
		}
	}
	return version{
		namespace:  "http://www.imsglobal.org/xsd/imsqti_v2p1",
		schema:     "http://www.imsglobal.org/xsd/qti/qtiv2p1/imsqti_v2p1.xsd",
		packaging:  "http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd",
		rptemplate: "http://www.imsglobal.org/question/qti_v2p1/rptemplates/",
		metadata:   "QTIv2.1 Package",
		testType:   "imsqti_test_xmlv2p1",
		itemType:   "imsqti_item_xmlv2p1",
	}
}

// namespaces are the attributes of the root of an item or test.
func (v version) namespaces() string {
	return `xmlns="` + v.namespace + `" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="` +
		v.namespace + " " + v.schema + `"`
}
