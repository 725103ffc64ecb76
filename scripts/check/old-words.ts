/** A word of our own that was given up, and what to say instead. `under` limits it to a folder in which it has no ordinary meaning. */
export type OldWord = { readonly old: string; readonly say: string; readonly under?: string };

const under = 'src/server/';

/** Names of functions, values and types. Everyday verbs that once meant something private (say, tell, look) are free again. */
export const oldNames: readonly OldWord[] = [
  { old: 'gather', say: 'batch' },
  { old: 'takingTurns', say: 'singleFlight' },
  { old: 'inTurn', say: 'oneAtATime', under },
  { old: 'Door', say: 'a queue, or nothing: the row lock decides', under },
  { old: 'Closing', say: 'Outbox' },
  { old: 'newClosing', say: 'newOutbox' },
  { old: 'openClosing', say: 'openOutbox' },
  { old: 'closingOf', say: 'outboxOf' },
  { old: 'runOnce', say: 'the idempotency of a call', under },
  { old: 'Gate', say: 'RpcOptions', under },
  { old: 'Asked', say: 'OpenedRequest' },
  { old: 'Headed', say: 'RequestHead' },
  { old: 'Ended', say: 'Outcome' },
  { old: 'paceOf', say: 'rateLimit' },
  { old: 'Asker', say: 'the caller' },
  { old: 'askInside', say: 'callInProcess' },
  { old: 'Told', say: 'the noun: Recipients, InProcessAnswer' },
  { old: 'stripper', say: 'compileOutputFilter' },
  { old: 'squeeze', say: 'compress' },
  { old: 'squeezed', say: 'compressed' },
  { old: 'pulse', say: 'heartbeat' },
  { old: 'beat', say: 'heartbeat' },
  { old: 'News', say: 'TopicChange' },
  { old: 'Follower', say: 'Subscriber' },
  { old: 'hear', say: 'onChange' },
  { old: 'poke', say: 'wake' },
  { old: 'deafen', say: 'unsubscribe' },
  { old: 'hushLive', say: 'pauseLive' },
  { old: 'knock', say: 'reconnect' },
  { old: 'speaker', say: 'translator' },
  { old: 'Speak', say: 'Translate' },
  { old: 'spoken', say: 'text' },
  { old: 'shelf', say: 'wordChunks', under: 'src/' },
  { old: 'shelve', say: 'wordChunks', under: 'src/' },
  { old: 'Wish', say: 'the props' },
  { old: 'Brought', say: 'the loaded part' },
  { old: 'bring', say: 'load' },
  { old: 'becameAlive', say: 'markHydrated' },
  { old: 'soonest', say: 'runSoonest' },
  { old: 'loadAnew', say: 'reloadPage' },
  { old: 'readsAnew', say: 'revalidateUnlessSignIn' },
  { old: 'Said', say: 'the noun: MailDetails' },
  { old: 'Moved', say: 'Transition' },
  { old: 'Seen', say: 'the noun: OfferForViewer' },
  { old: 'Kept', say: 'the noun: StoredDraft' },
  { old: 'Counted', say: 'the noun: CallCount' },
];

/** Names of files and folders, without their endings. */
export const oldFiles: readonly OldWord[] = [
  { old: 'accepting', say: 'spec-aliases' },
  { old: 'concluding', say: 'sign-lease' },
  { old: 'ending', say: 'end-lease' },
  { old: 'telling', say: 'mailing' },
  { old: 'tell', say: 'mailing' },
  { old: 'callables', say: 'rpc' },
  { old: 'repeats', say: 'idempotency' },
  { old: 'closing', say: 'outbox' },
  { old: 'taking-turns', say: 'single-flight' },
  { old: 'inside', say: 'in-process' },
  { old: 'speaker', say: 'translator' },
  { old: 'shelf', say: 'word-chunks' },
];

/** What comments no longer say. */
export const oldPhrases: readonly { readonly old: RegExp; readonly say: string }[] = [
  { old: /\bthe house\b(?! rules?\b)/i, say: 'the product, or the kit' },
  { old: /\bthe (?:main )?road\b/i, say: 'the order of the steps' },
  { old: /\bthe pen\b|\bstrokes?\b/i, say: 'the writer, an update' },
  { old: /\bhush(?:es|ed)?\b|\bdeaf(?:en|ens|ened)?\b/i, say: 'pause, unsubscribe' },
  { old: /\bknock(?:s|ed)?\b|\bpok(?:e|es|ed)\b/i, say: 'reconnect, wake' },
  { old: /\bsqueez(?:e|es|ed)\b/i, say: 'compress' },
  { old: /\bshel(?:f|ves|ved)\b/i, say: 'word chunks' },
  { old: /\bgathers?\b/i, say: 'batches, collects' },
  { old: /\bclosings?\b of (?:a|the) transaction/i, say: 'outbox' },
];
