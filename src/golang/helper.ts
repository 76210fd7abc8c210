import { readFileSync } from 'node:fs';

/** The text of the Go program `helper/NAME/main.go`; the bundle has it embedded. */
export function goSource(name: string): string {
  return readFileSync(new URL(`helper/${name}/main.go`, import.meta.url), 'utf8');
}
