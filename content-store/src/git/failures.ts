/** Why Git did not do what it was asked to. */
export type FailureReason =
  /** Git is not installed. */
  | 'noGit'
  /** The content lies in no repository, or is ignored by it. */
  | 'noRepository'
  /** The repository belongs to another user of this machine. */
  | 'notTrusted'
  /** No branch is checked out. */
  | 'detached'
  /** Somebody has begun a merge, a rebase or the like. */
  | 'unfinished'
  /** Another program is changing the repository. */
  | 'locked'
  /** Changes outside the content stand in the way of newer work. */
  | 'otherWork'
  /** Newer work is in conflict with files outside the content. */
  | 'otherConflict'
  /** The remote has commits that are not here. */
  | 'newer'
  /** A hook of this machine said no to a commit. */
  | 'checked'
  /** A hook or a rule of the remote said no. */
  | 'refused'
  /** The remote does not let this user in, or not write. */
  | 'noRights'
  /** The remote's address leads nowhere. */
  | 'nowhere'
  /** The remote does not answer. */
  | 'offline'
  /** The disk is full, or its files cannot be written. */
  | 'disk'
  | 'unknown';

/** Why something failed, and what Git or a hook said about it. */
export type Failure = { reason: FailureReason; message: string };

const REASONS: readonly (readonly [RegExp, FailureReason])[] = [
  [/no developer tools were found|xcode-select: (?:note|error)/, 'noGit'],
  [/detected dubious ownership/, 'notTrusted'],
  [/not a git repository \(or any/, 'noRepository'],
  [/index\.lock'?: File exists|Another git process seems to be running/, 'locked'],
  [/cannot lock ref/, 'locked'],
  [
    /^(?!remote:).*(?:No space left on device|Read-only file system|insufficient permission for adding|(?:open|create|unlink|write|lock|append)\b.*Permission denied$)/m,
    'disk',
  ],
  [
    /local changes to the following files would be overwritten|untracked working tree files would be|would be overwritten by merge/,
    'otherWork',
  ],
  [/\[rejected\].*\((?:fetch first|non-fast-forward|stale info)\)/, 'newer'],
  [/\[remote rejected\]|\[rejected\]/, 'refused'],
  [
    /Permission denied \(|Authentication failed|could not read (?:Username|Password)|Permission to .* denied|returned error: 40[13]|access denied|not allowed to push|Host key verification failed/i,
    'noRights',
  ],
  [/does not appear to be a git repository|repository .*not found|returned error: 404/i, 'nowhere'],
  [
    /Could not resolve host|unable to access|Connection (?:refused|timed out|reset)|Network is unreachable|Could not read from remote repository|No route to host|unable to look up|early EOF|the remote end hung up/i,
    'offline',
  ],
];

/** Lines that Git adds to what a hook or a server says, and that tell an owner nothing. */
const NOISE =
  /^(?:To |hint: |error: failed to push|error: src refspec|fatal: (?:the remote end|Could not read)|Please make sure|and the repository exists| ! |Done$|$)/;

/** What a hook or the remote said, without Git's own lines; else everything. */
function messageIn(errors: string): string {
  const lines = errors
    .split(/\r?\n|\r/)
    .map((line) => line.trimEnd())
    .filter(
      (line) => !/^remote: (?:Enumerating|Counting|Compressing|Resolving|Total)\b/.test(line),
    );
  const remote = lines.flatMap((line) => /^remote: ?(.*)$/.exec(line)?.[1] ?? []);
  const told = (remote.some(Boolean) ? remote : lines).filter((line) => !NOISE.test(line));
  return (told.length > 0 ? told : lines).join('\n').trim();
}

/** Finds the reason in what Git wrote to its error output, in its own English. */
export function failureFrom(errors: string): Failure {
  const [, reason = 'unknown'] = REASONS.find(([pattern]) => pattern.test(errors)) ?? [];
  return { reason, message: messageIn(errors) };
}

/** Git ended with an error, or did not start. */
export class GitError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = 'GitError';
    this.failure = failure;
  }
}

/** The failure behind an error of Git's. @throws any other error again */
export function failureOf(error: unknown): Failure {
  if (error instanceof GitError) return error.failure;
  throw error;
}
