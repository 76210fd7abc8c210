// Load that grows for k6, to find the rate at which the service does not keep up any more: from RATE / 10 requests a second to RATE,
// within a minute. RATE must be more than the service can do; users are as many as may wait for an answer.
//
//     k6 run --env URL=http://127.0.0.1:8080 --env RATE=8000 examples/load/ramp.js
import http from 'k6/http';

const handbook = open('../markdown-service/testdata/handbook.md');
const rate = Number(__ENV.RATE);

export const options = {
  scenarios: {
    ramp: {
      executor: 'ramping-arrival-rate',
      startRate: Math.ceil(rate / 10),
      timeUnit: '1s',
      preAllocatedVUs: 200,
      stages: [{ target: rate, duration: __ENV.DURATION ?? '60s' }],
    },
  },
};

export default function () {
  http.post(`${__ENV.URL}/render`, handbook);
}
