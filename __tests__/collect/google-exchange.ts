import { writeFile } from 'node:fs/promises';
import { answer, type Behaviour } from '../harness/pprof-server.ts';

/**
 * Google's side of an exchange, written after its documentation and the reports of its users, since nothing that can be run
 * here refuses as Google does: the answers of its token service, and those of its storage API.
 */

const JSON_TYPE = { 'content-type': 'application/json; charset=UTF-8' };

/** An error of the token service. */
export const noToken = (error: string, description: string): Behaviour =>
  answer(400, JSON.stringify({ error, error_description: description }), JSON_TYPE);

export const token = (accessToken: string): Behaviour =>
  answer(
    200,
    JSON.stringify({
      access_token: accessToken,
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'Bearer',
      expires_in: 3_600,
    }),
    JSON_TYPE,
  );

/** What google-github-actions/auth writes for a workload identity, with its token service at `url`. */
export async function writeWorkloadIdentity(path: string, url: string, bearer: string): Promise<void> {
  await writeFile(
    path,
    JSON.stringify({
      type: 'external_account',
      audience:
        '//iam.googleapis.com/projects/1/locations/global/workloadIdentityPools/github/providers/repository',
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      token_url: `${url}/sts/v1/token`,
      credential_source: {
        url: `${url}/oidc?audience=x`,
        headers: { Authorization: `Bearer ${bearer}` },
        format: { type: 'json', subject_token_field_name: 'value' },
      },
    }),
  );
}

/** GitHub's own token service. */
export const oidc = (bearer: string, subjectToken: string): Behaviour => {
  const known = answer(200, JSON.stringify({ value: subjectToken }), JSON_TYPE);
  return (request, response, url) =>
    (request.headers.authorization === `Bearer ${bearer}` ? known : answer(401, 'no'))(
      request,
      response,
      url,
    );
};
