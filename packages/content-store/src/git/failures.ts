/** The reasons why Git fails. */
export type FailureReason =
  /** Git is not installed. */
  | 'noGit'
  /** The content lies in no repository, or is ignored by it. */
  | 'noRepository'
  /** The repository belongs to another user of this machine. */
  | 'otherOwner'
  /** The repository is a submodule: the outer repository would keep pointing to the old commit. */
  | 'submodule'
  /** Git is set to sign commits, and the signature failed. */
  | 'unsigned'
  /** A command of Git did not end in time. */
  | 'late'
  /** Another program changes the repository, or left a lock behind. */
  | 'locked'
  /** The disk is full. */
  | 'noSpace'
  /** Changes outside the content stand in the way of newer work. */
  | 'otherWork'
  /** Newer work is in conflict with files outside the content. */
  | 'otherConflict'
  /** The remote has commits that are not here. */
  | 'newer'
  /** A hook or a rule of the remote refused the push, or the remote does not let this user in. */
  | 'refused'
  /** The remote does not answer, or there is none at its address. */
  | 'offline'
  /** Any other reason; Git's output is for a developer. */
  | 'unknown';

/** The reason of a failure, and the output of Git or a hook. */
export type Failure = { reason: FailureReason; message: string };

const REASONS: readonly (readonly [RegExp, FailureReason])[] = [
  [/no developer tools were found|xcode-select: (?:note|error)/, 'noGit'],
  [/not a git repository \(or any/, 'noRepository'],
  [/dubious ownership|unsafe repository|is owned by someone else/, 'otherOwner'],
  [
    /failed to sign the data|cannot run (?:gpg|ssh-keygen)|signing failed|incorrect passphrase|Couldn't load public key/,
    'unsigned',
  ],
  [/would be overwritten by merge/, 'otherWork'],
  [/\[rejected\].*\((?:fetch first|non-fast-forward|stale info)\)/, 'newer'],
  [
    /\[remote rejected\]|Permission denied \(|Authentication failed|could not read (?:Username|Password)|returned error: 40[13]/,
    'refused',
  ],
  [
    /Could not read from remote repository|repository .*not found|unable to access|early EOF|the remote end hung up/,
    'offline',
  ],
  [/No space left on device|Disk quota exceeded/, 'noSpace'],
  [/\.lock'?: File exists|cannot lock ref/, 'locked'],
];

/** Lines that Git adds to the output of a hook or a server, and that do not help an owner. */
const NOISE =
  /^(?:To |hint: |error: failed to push|error: src refspec|fatal: (?:the remote end|Could not read)|Please make sure|and the repository exists| ! |Done$|$)/;

/** The output of a hook or the remote without Git's own lines; without such output, everything. */
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

/** Finds the reason in Git's error output, which is in English. */
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
