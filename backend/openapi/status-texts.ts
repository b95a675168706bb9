/** What a status means in this API; its error code says more. */
export const statusTexts: Record<string, string> = {
  200: 'Done.',
  201: 'Added.',
  204: 'Done; there is nothing to say.',
  400: 'The request does not fit: `bad_request`.',
  401: 'No token, or not a good one: `token_missing`, `token_malformed`, `token_expired`, `token_not_accepted`.',
  403: 'A good token that does not suffice: `scope_missing`, `role_missing`, `role_insufficient`.',
  404: 'There is no such thing: `not_found`; or it has another address by now: `moved`.',
  409: 'It does not fit what is there by now; the code says why.',
  413: 'More than is taken: `payload_too_large`.',
  415: 'Another kind of content than is taken: `unsupported_media_type`.',
  429: 'Too many requests: `too_many_requests`. The header Retry-After says for how many seconds to wait.',
  503: 'Not possible at the moment: `database_unavailable`, `keys_unavailable`, `sign_in_not_configured`.',
}
