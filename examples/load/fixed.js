// Load of a fixed amount for k6: 20,000 documents are rendered, by 8 users at the same time.
//
//     k6 run --env URL=http://127.0.0.1:8080 examples/load/fixed.js
import { check } from 'k6';
import http from 'k6/http';

const handbook = open('../markdown-service/testdata/handbook.md');

export const options = {
  scenarios: { render: { executor: 'shared-iterations', vus: 8, iterations: 20_000 } },
};

export default function () {
  const answer = http.post(`${__ENV.URL}/render`, handbook);
  check(answer, { rendered: ({ status }) => status === 200 });
}
