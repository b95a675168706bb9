import type { FailureCause } from './sign-in-failure'

export interface Explanation {
  /** What happened. */
  title: string
  /** Why, as far as it is known. */
  text: string
  /** What to do next. */
  next: string
}

/** In words, for the person who cannot sign in. */
export const explanations: Record<FailureCause, Explanation> = {
  'popup-blocked': {
    title: 'The browser blocked Microsoft’s window',
    text: 'Signing in happens in a small window of its own, and this browser does not let the site open one.',
    next: 'Allow pop-up windows for this site (the sign is in the address bar), then press the button again.',
  },
  'window-closed': {
    title: 'Microsoft’s window gave no answer',
    text: 'It was closed before the end, or the page in it did not load.',
    next: 'Press the button again and stay in the new window until it closes by itself. If it shows an error of its own, Microsoft’s sign-in may be down: try again in some minutes.',
  },
  canceled: {
    title: 'You canceled in Microsoft’s window',
    text: 'Nothing was changed, and nobody is signed in.',
    next: 'Press the button again when you are ready, and pick your work account.',
  },
  declined: {
    title: 'The permission was not given',
    text: 'The site asks to read your name and photo. In some firms an administrator has to allow that for everybody.',
    next: 'Ask your administrator to grant consent for this application, then try again.',
  },
  'provider-unreachable': {
    title: 'Microsoft’s sign-in does not answer',
    text: 'Your browser could not reach the service that hands out sign-ins.',
    next: 'Check that other Microsoft pages open. If they do, wait a minute and try again; if not, it is the network.',
  },
  offline: {
    title: 'This device is offline',
    text: 'Signing in needs the network.',
    next: 'Connect, then try again. What you had typed is still here.',
  },
  'second-window': {
    title: 'A sign-in is already open',
    text: 'There is another Microsoft window that waits for you, perhaps behind this one.',
    next: 'Finish there, or press “Open the window again”: the old one is then no longer used.',
  },
  reloaded: {
    title: 'The page was reloaded during the sign-in',
    text: 'The window’s answer came to a page that no longer knew of it. Nothing is lost.',
    next: 'Press the button and sign in once more.',
  },
  'session-lost': {
    title: 'Your sign-in has run out',
    text: 'Microsoft wants to see you again, as it does after some hours or when a password has changed.',
    next: 'Sign in again. You come back to this page.',
  },
  'not-ready': {
    title: 'The sign-in was still loading',
    text: 'The button was pressed before its program had arrived.',
    next: 'Wait a moment and press it again.',
  },
  'not-loaded': {
    title: 'The sign-in could not be loaded',
    text: 'A file of this site did not arrive. The network may have dropped, or the site was renewed just now.',
    next: 'Reload the page, then try again.',
  },
  'not-configured': {
    title: 'Signing in is not set up on this server',
    text: 'The server does not know, or wrongly knows, which Microsoft tenant its people belong to.',
    next: 'Whoever runs the server sets ENTRA_TENANT_ID, ENTRA_CLIENT_ID and ENTRA_API_CLIENT_ID; the README lists them.',
  },
  'emulator-refused': {
    title: 'This server points to a stand-in for Microsoft',
    text: 'Stand-ins are for a developer’s own machine. This address is not one, so the site does not use it.',
    next: 'Whoever runs the server removes EMULATORS_URL and sets the ids of the real tenant.',
  },
  'backend-unreachable': {
    title: 'The firm’s server does not answer',
    text: 'It decides who may do what, so without it nobody can be let in.',
    next: 'Try again in a minute. If it lasts, tell whoever runs the site.',
  },
  'backend-slow': {
    title: 'The firm’s server takes too long',
    text: 'It was asked for your role and had not answered after ten seconds.',
    next: 'Try again. If it lasts, tell whoever runs the site.',
  },
  'backend-refused': {
    title: 'The firm’s server did not accept the sign-in',
    text: 'Microsoft let you in, but the server could not verify what it was shown. Often the clock of this device is wrong, or the server was set up for another application.',
    next: 'Check date and time of this device and sign in again. If it lasts, give the code below to whoever runs the site.',
  },
  'backend-keys': {
    title: 'The firm’s server cannot check sign-ins just now',
    text: 'To verify a sign-in it needs Microsoft’s public keys, and it could not fetch them.',
    next: 'Try again in some minutes. You need not sign in anew.',
  },
  unknown: {
    title: 'The sign-in failed',
    text: 'The reason is not one this page knows.',
    next: 'Try again. If it lasts, give the code below to whoever runs the site.',
  },
}
