import { fillContainer } from '../harness/servers/azurite.ts';
import { listed, opened } from './opened.ts';

// A process of its own, which trusts the certificate of a test's server: makes a container with one blob by the account's
// key, and prints what there is to see with the login of its environment.
const [url = '', account = ''] = process.argv.slice(2);
await fillContainer(url, 'profiles', { 'prod/1.pprof': Buffer.from('profile') });
const store = await opened(
  { scheme: 'az', bucket: 'profiles', path: '', endpoint: url, account },
  process.env,
);
try {
  console.log((await listed(store)).map(({ key }) => key).join());
} catch (error) {
  console.log(String(error));
}
