import { join } from 'node:path';
import { replaceFile } from './system/files.ts';
import { renderJson } from './report/json.ts';
import type { Report } from './report/report.ts';

/** Paths of what a run leaves behind to read; absent where it leaves nothing. */
export interface ResultFiles {
  readonly result?: string;
  readonly report?: string;
}

/** Writes the result document and the report page. @param report free of secrets. @throws ExpectedError when it cannot. */
export async function writeResultFiles(report: Report, folder: string): Promise<ResultFiles> {
  const { renderHtml } = await import('./report/html.ts');
  const files = { result: join(folder, 'result.json'), report: join(folder, 'report.html') };
  await replaceFile(files.result, Buffer.from(renderJson(report)));
  await replaceFile(files.report, Buffer.from(renderHtml(report)));
  return files;
}
