package render

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestBody(t *testing.T) {
	tests := []struct {
		name, source, want string
	}{
		{"paragraph", "one\ntwo", "<p>one\ntwo</p>\n"},
		{"hard break", "one  \ntwo", "<p>one<br>\ntwo</p>\n"},
		{"emphasis", "*a* **b** ~~c~~", "<p><em>a</em> <strong>b</strong> <del>c</del></p>\n"},
		{"heading", "## A *b* c", "<h2 id=\"a-b-c\">A <em>b</em> c</h2>\n"},
		{"same heading twice", "# A\n\n# A", "<h1 id=\"a\">A</h1>\n<h1 id=\"a-1\">A</h1>\n"},
		{"tight list", "- a\n- b\n  - c", "<ul>\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ul>\n"},
		{"ordered list", "3. a", "<ol start=\"3\">\n<li>a</li>\n</ol>\n"},
		{"task list", "- [x] a", "<ul>\n<li><input type=\"checkbox\" checked disabled> a</li>\n</ul>\n"},
		{"quote", "> a", "<blockquote>\n<p>a</p>\n</blockquote>\n"},
		{"link", `[a](/b?c=1&d=ü "e & f")`, "<p><a href=\"/b?c=1&amp;d=%C3%BC\" title=\"e &amp; f\">a</a></p>\n"},
		{"image", "![a *b*](c.png)", "<p><img src=\"c.png\" alt=\"a b\"></p>\n"},
		{"mail", "<a@b.example>", "<p><a href=\"mailto:a@b.example\">a@b.example</a></p>\n"},
		{"code span", "`a < b`", "<p><code>a &lt; b</code></p>\n"},
		{"table", "| a | b |\n|---|--:|\n| 1 | 2 |",
			"<table>\n<thead>\n<tr><th>a</th><th align=\"right\">b</th></tr>\n</thead>\n" +
				"<tbody>\n<tr><td>1</td><td align=\"right\">2</td></tr>\n</tbody>\n</table>\n"},
		{"unknown language", "```x\n<a>\n```", "<pre><code class=\"language-x\">&lt;a&gt;\n</code></pre>\n"},
		{"highlighting", "```go\nreturn \"\\\"\" // 1\n```",
			"<pre><code class=\"language-go\"><span class=\"keyword\">return</span> " +
				"<span class=\"string\">&quot;\\&quot;&quot;</span> <span class=\"comment\">// 1\n</span></code></pre>\n"},
		{"string without end", "```json\n\"a\n```",
			"<pre><code class=\"language-json\"><span class=\"string\">&quot;a</span>\n</code></pre>\n"},

		{"quotes", `"It's 'so'," he said`, "<p>“It’s ‘so’,” he said</p>\n"},
		{"quotes around code", "\"`a`\" b", "<p>“<code>a</code>” b</p>\n"},
		{"quote at the start of a block", "a.\n\n\"b\"", "<p>a.</p>\n<p>“b”</p>\n"},
		{"dashes", "a -- b---c, d-e", "<p>a – b—c, d-e</p>\n"},
		{"ellipsis", "a... b.. c.", "<p>a… b.. c.</p>\n"},
		{"escapes", `\"a\" \-- &quot;b&quot; &copy; & &x`, "<p>&quot;a&quot; -- &quot;b&quot; © &amp; &amp;x</p>\n"},

		{"script", "a <script>x</script> b", "<p>a x b</p>\n"},
		{"script block", "<script>\nx\n</script>", ""},
		{"script link", "[a](javascript:x)", "<p><a href=\"#\">a</a></p>\n"},
		{"hidden script link", "[a](JavaScript&colon;x)", "<p><a href=\"#\">a</a></p>\n"},
	}
	renderer := New()
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			var page strings.Builder
			if err := renderer.Render(&page, []byte(test.source)); err != nil {
				t.Fatal(err)
			}
			_, body, _ := strings.Cut(page.String(), "<body>\n")
			if _, after, ok := strings.Cut(body, "</nav>\n"); ok {
				body = after
			}
			if got := strings.TrimSuffix(body, "</body>\n</html>\n"); got != test.want {
				t.Errorf("source %q\n got %q\nwant %q", test.source, got, test.want)
			}
		})
	}
}

func TestPage(t *testing.T) {
	const source = "## Before\n\n# R&D\n\n## After\n"
	const want = `<!DOCTYPE html>
<html>
<head>
<meta charset="utf-8">
<title>R&amp;D</title>
</head>
<body>
<nav>
<ul>
<li class="level-2"><a href="#before">Before</a></li>
<li class="level-1"><a href="#r-d">R&amp;D</a></li>
<li class="level-2"><a href="#after">After</a></li>
</ul>
</nav>
<h2 id="before">Before</h2>
<h1 id="r-d">R&amp;D</h1>
<h2 id="after">After</h2>
</body>
</html>
`
	var page strings.Builder
	if err := New().Render(&page, []byte(source)); err != nil {
		t.Fatal(err)
	}
	if page.String() != want {
		t.Errorf("got %s\nwant %s", page.String(), want)
	}
}

// FuzzRender looks for sources that no element writer can take, and for angle
// brackets that get through.
func FuzzRender(f *testing.F) {
	for _, source := range documents(f) {
		f.Add(source)
	}
	f.Add([]byte("- \n[a]: b\n\n| |\n|-|\n<!-- \\"))
	renderer := New()
	f.Fuzz(func(t *testing.T, source []byte) {
		var page bytes.Buffer
		if err := renderer.Render(&page, source); err != nil {
			t.Fatal(err)
		}
		if bytes.Contains(page.Bytes(), []byte("<script")) {
			t.Errorf("source %q got a script through", source)
		}
	})
}

func BenchmarkRender(b *testing.B) {
	sources := documents(b)
	renderer := New()
	size := 0
	for _, source := range sources {
		size += len(source)
	}
	b.SetBytes(int64(size))
	b.ReportAllocs()
	b.ResetTimer()
	for range b.N {
		for _, source := range sources {
			if err := renderer.Render(io.Discard, source); err != nil {
				b.Fatal(err)
			}
		}
	}
}

// documents returns the sample documents.
func documents(tb testing.TB) [][]byte {
	tb.Helper()
	names, err := filepath.Glob("../testdata/*.md")
	if err != nil || len(names) == 0 {
		tb.Fatalf("no sample documents (%v)", err)
	}
	var sources [][]byte
	for _, name := range names {
		source, err := os.ReadFile(name)
		if err != nil {
			tb.Fatal(err)
		}
		sources = append(sources, source)
	}
	return sources
}
