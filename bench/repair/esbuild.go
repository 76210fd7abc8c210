package main

import "github.com/evanw/esbuild/pkg/api"

var loaders = map[string]api.Loader{".ts": api.LoaderTS, ".js": api.LoaderJS, ".mjs": api.LoaderJS, ".css": api.LoaderCSS}

func work(texts []text) {
	for _, one := range texts {
		api.Transform(string(one.content), api.TransformOptions{
			Loader: loaders[one.extension], Target: api.ES2017, Sourcemap: api.SourceMapInline,
			MinifyWhitespace: true, MinifyIdentifiers: true, MinifySyntax: true,
		})
	}
}
