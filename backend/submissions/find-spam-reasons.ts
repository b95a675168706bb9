import type { SpamReason } from '../../contract/triage'

export interface Suspect {
  /** What stands in the field nobody sees. */
  website: string
  /** For how long the form was looked at, in seconds; "": not known. */
  seconds: string
  message: string
  /** Messages of its place within the last hour, it included. */
  messages: number
  /** Whether the same text came from elsewhere before. */
  isRepeated: boolean
}

/** Quicker than anybody reads and fills in a form. */
const fewestSeconds = 3
const mostLinks = 3
const mostMessages = 5
/** Letters and figures that must stand beside links, or they are the message. */
const fewestBeside = 20

const links = /(?:https?:\/\/|www\.)[^\s<>"\])]+/gi

/** Why a message looks like spam; none: it does not. */
export function findSpamReasons(suspect: Suspect): SpamReason[] {
  const { website, seconds, message, messages, isRepeated } = suspect
  const reasons: [SpamReason, boolean][] = [
    ['hidden-field', website.trim() !== ''],
    ['too-fast', seconds !== '' && Number(seconds) < fewestSeconds],
    ['links', isMostlyLinks(message)],
    ['too-many', messages > mostMessages],
    ['repeated', isRepeated],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

function isMostlyLinks(message: string): boolean {
  const count = message.match(links)?.length ?? 0
  if (count === 0) return false
  const beside = message.replace(links, '').match(/[\p{Letter}\p{Number}]/gu)?.length ?? 0
  return count > mostLinks || beside < fewestBeside
}
