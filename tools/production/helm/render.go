// Renders the templates of a chart with the engine and functions that Helm uses: text/template and sprig.
// go run render.go CHART VALUES.json, with the values of the user; prints one YAML document after another.
package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"text/template"

	"github.com/Masterminds/sprig"
	"gopkg.in/yaml.v3"
)

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func read(path string, into interface{}) {
	text, err := os.ReadFile(path)
	check(err)
	check(yaml.Unmarshal(text, into))
}

// As Helm does: maps are merged, everything else is replaced.
func merge(base, over map[string]interface{}) map[string]interface{} {
	for key, value := range over {
		inner, isMap := value.(map[string]interface{})
		before, wasMap := base[key].(map[string]interface{})
		if isMap && wasMap {
			base[key] = merge(before, inner)
		} else {
			base[key] = value
		}
	}
	return base
}

func main() {
	chart := map[string]interface{}{}
	values := map[string]interface{}{}
	over := map[string]interface{}{}
	read(filepath.Join(os.Args[1], "Chart.yaml"), &chart)
	read(filepath.Join(os.Args[1], "values.yaml"), &values)
	text, err := os.ReadFile(os.Args[2])
	check(err)
	check(json.Unmarshal(text, &over))

	all := template.New("").Option("missingkey=error")
	functions := sprig.TxtFuncMap()
	functions["include"] = func(name string, data interface{}) (string, error) {
		var out bytes.Buffer
		err := all.ExecuteTemplate(&out, name, data)
		return out.String(), err
	}
	functions["required"] = func(message string, value interface{}) (interface{}, error) {
		if value == nil || value == "" {
			return nil, errors.New(message)
		}
		return value, nil
	}
	functions["toYaml"] = func(value interface{}) (string, error) {
		out, err := yaml.Marshal(value)
		return strings.TrimSuffix(string(out), "\n"), err
	}
	all.Funcs(functions)
	files, err := filepath.Glob(filepath.Join(os.Args[1], "templates", "*"))
	check(err)
	sort.Strings(files)
	for _, file := range files {
		content, err := os.ReadFile(file)
		check(err)
		_, err = all.New(filepath.Base(file)).Parse(string(content))
		check(err)
	}
	data := map[string]interface{}{
		"Values":  merge(values, over),
		"Chart":   map[string]interface{}{"Name": chart["name"], "Version": chart["version"]},
		"Release": map[string]interface{}{"Name": "freight", "Namespace": "portal", "Service": "Helm"},
	}
	for _, file := range files {
		if name := filepath.Base(file); !strings.HasPrefix(name, "_") {
			var out bytes.Buffer
			check(all.ExecuteTemplate(&out, name, data))
			if filepath.Ext(name) == ".yaml" {
				fmt.Printf("---\n%s\n", out.String())
			}
		}
	}
}
