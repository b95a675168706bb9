import { nameRoles, rolesWith } from '../../../../contract/permissions'
import type { SignInFailure, FailureCause } from '../session/sign-in-failure'
import * as css from './auth-screen.module.css'

interface Props {
  failure: SignInFailure | undefined
  /** Whether Microsoft's window is open. */
  isWaiting: boolean
}

/** Help that users open: the last failure and what to do next. */
export function SignInHelp({ failure, isWaiting }: Props) {
  return (
    <details className={css.trouble}>
      <summary>Trouble signing in?</summary>
      <div className={css.help}>
        {isWaiting ? <Waiting /> : failure ? <LastFailure failure={failure} /> : <NothingYet />}
      </div>
    </details>
  )
}

function LastFailure({ failure: { cause, code } }: { failure: SignInFailure }) {
  const { title, text, next } = explanations[cause]
  return (
    <div data-cause={cause}>
      <h2>{title}</h2>
      <p>{text}</p>
      <p>
        <strong>What to do:</strong> {next}
      </p>
      <p className={css.code}>
        Code: <code>{code}</code>
      </p>
    </div>
  )
}

const Waiting = () => (
  <div data-cause="waiting">
    <h2>The Microsoft window is open</h2>
    <p>
      It may be behind this one. If you closed it, or if it shows an error, select “Open the window again”.
    </p>
  </div>
)

const NothingYet = () => (
  <div data-cause="none">
    <h2>Nothing has gone wrong so far</h2>
    <p>A Microsoft window opens when you select the button. The most common reasons why it can fail:</p>
    <ul>
      <li>Your browser blocks pop-up windows for this site.</li>
      <li>An extension blocks Microsoft’s pages, or cookies and site data are turned off.</li>
      <li>You use a personal account. Use your work account.</li>
    </ul>
  </div>
)

interface Explanation {
  /** What happened. */
  title: string
  /** Why, as far as it is known. */
  text: string
  /** What to do next. */
  next: string
}

/** Explains each failure to the user who can't sign in. */
export const explanations: Record<FailureCause, Explanation> = {
  'popup-blocked': {
    title: 'Your browser blocked the Microsoft window',
    text: 'Sign-in opens in a separate window, and your browser blocked it.',
    next: 'Allow pop-up windows for this site (see the icon in the address bar), then try again.',
  },
  'window-closed': {
    title: 'The Microsoft window seems to be closed',
    text: 'It was closed before you finished, its page didn’t load, or it’s behind this one.',
    next: 'Open it again, and keep it open until it closes by itself. If it shows an error, Microsoft sign-in may be down: try again in a few minutes.',
  },
  canceled: {
    title: 'Sign-in cancelled',
    text: 'You cancelled in the Microsoft window.',
    next: 'Try again when you’re ready, and choose your work account.',
  },
  declined: {
    title: 'Permission not granted',
    text: 'The site asks to read your name and photo. In some organisations an administrator has to allow this.',
    next: 'Ask your administrator to grant consent for this application, then try again.',
  },
  'provider-unreachable': {
    title: 'Microsoft sign-in isn’t responding',
    text: 'Your browser couldn’t reach Microsoft’s sign-in service.',
    next: 'Check that other Microsoft pages open. If they do, try again in a minute. If they don’t, check your network.',
  },
  offline: {
    title: 'You’re offline',
    text: 'You need an internet connection to sign in.',
    next: 'Connect and try again. Your text is safe.',
  },
  'second-window': {
    title: 'A sign-in is already open',
    text: 'Another Microsoft window is open, perhaps behind this one.',
    next: 'Finish there, or select “Open the window again” to replace it.',
  },
  reloaded: {
    title: 'The page was reloaded during sign-in',
    text: 'The sign-in was interrupted. Nothing is lost.',
    next: 'Sign in again.',
  },
  'session-lost': {
    title: 'Your session has expired',
    text: 'Microsoft asks you to sign in again after some hours, or when your password has changed.',
    next: 'Sign in again to continue. You’ll return to this page.',
  },
  'not-ready': {
    title: 'Sign-in was still loading',
    text: 'You selected the button before the page had finished loading.',
    next: 'Wait a moment and try again.',
  },
  'not-loaded': {
    title: 'Sign-in didn’t load',
    text: 'A file of this site didn’t load. Your connection may have dropped, or the site was updated just now.',
    next: 'Reload the page and try again.',
  },
  'not-configured': {
    title: 'Sign-in isn’t available on this site yet',
    text: 'The site isn’t connected to Microsoft accounts. You can read all public pages without signing in.',
    next: 'If you work here, ask the person who runs the site.',
  },
  'emulator-refused': {
    title: 'This site isn’t ready for sign-in yet',
    text: 'It uses a test version of Microsoft sign-in. Public pages work without an account.',
    next: 'If you work here, tell the person who runs the site.',
  },
  'backend-unreachable': {
    title: 'The server isn’t responding',
    text: 'You can’t sign in until it’s back.',
    next: 'Try again in a minute. If the problem continues, contact your administrator.',
  },
  'backend-slow': {
    title: 'The server is taking too long',
    text: 'It didn’t respond within ten seconds.',
    next: 'Try again. If the problem continues, contact your administrator.',
  },
  'backend-refused': {
    title: 'The server rejected the sign-in',
    text: 'Microsoft signed you in, but the server couldn’t verify it. The clock of this device may be wrong, or the server is set up for another application.',
    next: 'Check the date and time of this device and sign in again. If the problem continues, send the code below to your administrator.',
  },
  'backend-account': {
    title: 'This email belongs to another account',
    text: 'An employee has this email, but signed in with another Microsoft account before. This happens when an account is created again under an old email.',
    next: `Ask ${nameRoles(rolesWith('employees.manage'))} to unlink the old account under Employees, then sign in again.`,
  },
  'backend-guest': {
    title: 'Guest accounts can’t sign in here',
    text: 'This account is a guest of the organisation.',
    next: 'Sign out, then sign in with a work account of this organisation.',
  },
  'backend-keys': {
    title: 'The server can’t verify sign-ins',
    text: 'It couldn’t load Microsoft’s public keys.',
    next: 'Try again in a few minutes. You don’t need to sign in again.',
  },
  unknown: {
    title: 'Sign-in failed',
    text: 'The cause is unknown.',
    next: 'Try again. If the problem continues, send the code below to your administrator.',
  },
}
