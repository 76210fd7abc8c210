import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync } from 'node:fs';

const versionFile = process.env['INPUT_GO-VERSION-FILE'];
if (versionFile && !existsSync(versionFile)) {
  console.log(`::error::The specified go version file at: ${versionFile} does not exist`);
  process.exit(1);
}
const version = execFileSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' }).trim().replace(/^go/, '');
const wanted = process.env['INPUT_GO-VERSION'] || versionFile || 'none in particular';
console.log(`go ${version} is on the PATH (wanted: ${wanted})`);
const { GITHUB_OUTPUT } = process.env;
if (GITHUB_OUTPUT) appendFileSync(GITHUB_OUTPUT, `go-version=${version}\n`);
