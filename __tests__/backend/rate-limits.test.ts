import { seedEmployees } from '../../backend/employees/seed-employees'
import { apiOf, outcomeOf } from './support/api-of'
import { openApp, type OpenApp } from './support/open-app'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

let issuer: TokenIssuer
let open: OpenApp
beforeAll(async () => {
  issuer = await startTokenIssuer()
  open = await openApp({ signIn: issuer.plan, writesPerMinute: 3 })
  await seedEmployees(open.db, { samples: [{ email: 'ann@firm.example', role: 'admin' }] })
})
afterAll(async () => {
  await open.close()
  await issuer.stop()
})

test('limits the changes of a person, but neither reads nor other people', async () => {
  const ann = apiOf(open.app, issuer, 'ann@firm.example')
  const bob = await ann.add('bob@firm.example', 'admin')
  await ann.add('cyd@firm.example')
  await apiOf(open.app, issuer, 'ANN@firm.example').add('dan@firm.example')
  const refused = await ann.send('POST', '/api/admin/employees', {
    email: 'e@firm.example',
    role: 'employee',
  })
  expect(outcomeOf(refused)).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ann.get('/api/admin/employees')).statusCode).toBe(200)
  await apiOf(open.app, issuer, bob.email).add('e@firm.example')
})

test('limits failed sign-ins from an address, but accepts a valid token from it', async () => {
  const statuses: number[] = []
  for (let calls = 0; calls < 61; calls++) statuses.push((await open.app.inject('/api/employee')).statusCode)
  expect(statuses).toEqual([...Array<number>(60).fill(401), 429])
  expect((await open.app.inject('/api/employee')).headers).toHaveProperty('retry-after')
  expect((await apiOf(open.app, issuer, 'ann@firm.example').get('/api/employee')).statusCode).toBe(200)
})
