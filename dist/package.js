// package.json
var version = "0.1.0";
var repository = {
	"type": "git",
	"url": "git+https://github.com/go-pgo/action.git"
};

export { version as n, repository as t };