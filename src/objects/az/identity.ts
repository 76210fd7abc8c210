import {
  AzureCliCredential,
  AzureDeveloperCliCredential,
  AzurePowerShellCredential,
  ChainedTokenCredential,
  DefaultAzureCredential,
  EnvironmentCredential,
  ManagedIdentityCredential,
  type TokenCredential,
  WorkloadIdentityCredential,
} from '@azure/identity';
import { request } from 'undici';
import { ExpectedError, messageOf } from '../../system/errors.ts';
import { excerpt } from '../../system/text.ts';

/** Milliseconds for a command-line tool to give a token; PowerShell loads its modules first. */
const TOOL_TIMEOUT = 30_000;
/** Milliseconds in which the metadata service answers where there is one. */
const METADATA_TIMEOUT = 1_500;

/**
 * Who is logged in to Azure: the sources of `DefaultAzureCredential` that ask nobody, in this order: a service principal
 * in the environment, a workload identity, what azure/login or `az login` left, the machine's managed identity. The
 * latter is last since GitHub's own runners are machines of Azure, but none of the user's.
 * @throws ExpectedError for an AZURE_TOKEN_CREDENTIALS that is none.
 */
export async function findIdentity(): Promise<TokenCredential> {
  const tools = { processTimeoutInMs: TOOL_TIMEOUT };
  if (process.env['AZURE_TOKEN_CREDENTIALS']) {
    try {
      return new DefaultAzureCredential(tools);
    } catch (error) {
      throw new ExpectedError(excerpt(messageOf(error), 200), {
        fix: 'Take the variable away, or write one of the names into it.',
      });
    }
  }
  return new ChainedTokenCredential(
    new EnvironmentCredential(),
    ...workloadIdentity(),
    new AzureCliCredential(tools),
    new AzurePowerShellCredential(tools),
    new AzureDeveloperCliCredential(tools),
    managedIdentity(),
  );
}

/** It would throw where its variables are not set. */
function workloadIdentity(): TokenCredential[] {
  const { AZURE_FEDERATED_TOKEN_FILE, AZURE_CLIENT_ID, AZURE_TENANT_ID } = process.env;
  const isSet = [AZURE_FEDERATED_TOKEN_FILE, AZURE_CLIENT_ID, AZURE_TENANT_ID].every(Boolean);
  return isSet ? [new WorkloadIdentityCredential()] : [];
}

/** Asked only where somebody answers for it: the library would wait for minutes elsewhere. */
function managedIdentity(): TokenCredential {
  const { AZURE_CLIENT_ID: clientId, IDENTITY_ENDPOINT, MSI_ENDPOINT } = process.env;
  const credential = new ManagedIdentityCredential(clientId ? { clientId } : {});
  return {
    async getToken(scopes, options) {
      const isThere = IDENTITY_ENDPOINT || MSI_ENDPOINT || (await isInAzure());
      return isThere ? credential.getToken(scopes, options) : null;
    },
  };
}

/** Whether the metadata service of Azure's machines answers, whatever it says to who does not ask rightly. */
async function isInAzure(): Promise<boolean> {
  const host = process.env['AZURE_POD_IDENTITY_AUTHORITY_HOST'] || 'http://169.254.169.254';
  try {
    const answer = await request(`${host.replace(/\/$/, '')}/metadata/identity/oauth2/token`, {
      signal: AbortSignal.timeout(METADATA_TIMEOUT),
      reset: true,
    });
    answer.body.on('error', () => {}).destroy();
    return true;
  } catch {
    return false;
  }
}
