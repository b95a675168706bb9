import { readReport } from '../../../scripts/bench-serve/run-load'

const report = `Running 3s test @ http://127.0.0.1:8080/
  1 threads and 16 connections
  Latency Distribution
     50%  256.00us
     99%    1.52ms
  182211 requests in 3.10s, 3.32GB read
Requests/sec:  58777.42
Transfer/sec:      1.07GB
`

test('reads requests, their rate and the slowest of a hundred', () => {
  expect(readReport(report)).toEqual({ requests: 182_211, perSecond: 58_777.42, p99Ms: 1.52 })
})

test('failed requests are no result', () => {
  expect(() => readReport(`${report}  Non-2xx or 3xx responses: 12\n`)).toThrow('responses: 12')
  expect(() => readReport(`${report}  Socket errors: connect 0, read 3, write 0, timeout 0\n`)).toThrow(
    'read 3',
  )
  expect(() => readReport(`${report}  Socket errors: connect 0, read 0, write 0, timeout 0\n`)).not.toThrow()
})
