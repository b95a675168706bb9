import type { interactionPolicy, KoaContextWithOIDC } from 'oidc-provider'
import type { Sample } from '../sample.schema'

/** When the account page is shown. */
export function planPolicy(
  { base, Check, Prompt }: typeof interactionPolicy,
  sample: Sample,
): interactionPolicy.DefaultPolicy {
  const policy = base()
  policy.add(new Prompt({ name: 'select_account', requestable: true }), 0)
  policy
    .get('login')
    ?.checks.add(
      new Check(
        'other_account',
        'The session is of another account than login_hint.',
        'login_required',
        (ctx) => isOfAnother(ctx, sample),
      ),
    )
  return policy
}

/** Entra would look for the account among the browser's sessions; here there is one, and never a silent mix-up. */
function isOfAnother({ oidc }: KoaContextWithOIDC, { accounts }: Sample): boolean {
  const hint = oidc.params?.login_hint
  if (typeof hint !== 'string' || oidc.result?.login) return false
  const hinted = accounts.find(({ email }) => email.toLowerCase() === hint.toLowerCase())
  return hinted === undefined || hinted.oid !== oidc.session?.accountId
}
