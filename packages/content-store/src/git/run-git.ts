import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Failure, failureFrom, GitError } from './failures.ts';

/** The time limit of Git on this machine, where hooks may check much. */
const LOCAL_MS = 180_000;
/** The time limit of another machine: the user may have to log in in a browser, and a hook there may build the site. */
const NETWORK_MS = 300_000;
/** The time limit of a call for which nobody waits. */
const BACKGROUND_MS = 30_000;
/** The time that Git has to remove its locks when its limit is over. */
const GRACE_MS = 5_000;

/** Keeps helpers of Git from opening windows in which the user would have to log in. */
const SILENT = { GIT_ASKPASS: '', SSH_ASKPASS_REQUIRE: 'never', GCM_INTERACTIVE: 'never' };

export type RunOptions = {
  /** Git's standard input. */
  input?: string;
  /** Settings for this call, as `name=value`. */
  settings?: readonly string[];
  isOverNetwork?: boolean;
  /** For a call over the network for which nobody waits, and nobody could log in. */
  isInBackground?: boolean;
};

/** The environment without the variables that would name another repository. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|OBJECT_DIRECTORY|COMMON_DIR)$/.test(name),
  );
  return {
    ...Object.fromEntries(own),
    // `failures.ts` knows the English words of errors; nobody sits at the terminal to answer questions.
    LC_ALL: 'C',
    LANGUAGE: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_EDITOR: 'true',
    // Looking at the changes does not lock the repository of a developer who works in it.
    GIT_OPTIONAL_LOCKS: '0',
  };
}

function end(id: number | undefined, signal: NodeJS.Signals): void {
  if (id === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? id : -id, signal);
  } catch {
    // Git has ended by itself.
  }
}

/** The time limit of a call, in milliseconds. */
function limitOf({ isOverNetwork, isInBackground }: RunOptions): number {
  if (isInBackground) return BACKGROUND_MS;
  return isOverNetwork ? NETWORK_MS : LOCAL_MS;
}

/**
 * Runs the installed Git in a folder, without a shell.
 *
 * @returns its output
 * @throws GitError with the reason
 */
export function runGit(
  folder: string,
  args: readonly string[],
  { input = '', settings = [], isOverNetwork = false, isInBackground = false }: RunOptions = {},
): Promise<Buffer> {
  const named = ['core.quotePath=false', ...settings].flatMap((setting) => ['-c', setting]);
  const limit = limitOf({ isOverNetwork, isInBackground });
  return new Promise((resolve, reject) => {
    const child = spawn('git', [...named, ...args], {
      cwd: folder,
      env: { ...environment(), ...(isInBackground && SILENT) },
      windowsHide: true,
      // A group of its own: ssh finds no terminal to ask in, and ends with Git when the time is over.
      detached: process.platform !== 'win32',
    });
    const output: Buffer[] = [];
    const errors: Buffer[] = [];
    let isLate = false;
    const settle = (code: number | null) => {
      clearTimeout(timer);
      if (code === 0) return resolve(Buffer.concat(output));
      const printed = Buffer.concat(errors.length > 0 ? errors : output).toString();
      const command = `“git ${args[0]}”`;
      const reason = isOverNetwork || isInBackground ? 'offline' : 'late';
      const late: Failure = { reason, message: lateMessage(command, limit, printed) };
      reject(new GitError(isLate ? late : failureAtEnd(command, code, printed)));
    };
    const timer = setTimeout(() => {
      isLate = true;
      // A program that Git started may keep the output open.
      child.once('exit', settle);
      end(child.pid, 'SIGTERM');
      setTimeout(() => end(child.pid, 'SIGKILL'), GRACE_MS).unref();
    }, limit);
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    // Git may end before it has read its whole input.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.once('error', (error) => {
      clearTimeout(timer);
      reject(new GitError(notStarted(folder, error)));
    });
    child.once('close', settle);
  });
}

const lateMessage = (command: string, limit: number, printed: string): string =>
  `${printed}\n${command} did not answer within ${limit / 1000} seconds.`.trim();

/** The output of Git, or, where Git printed nothing, the command and its exit code. */
function failureAtEnd(command: string, code: number | null, printed: string): Failure {
  const failure = failureFrom(printed);
  const silent = `${command} ended with ${code} and said nothing; a hook may have ended it.`;
  return { ...failure, message: failure.message || silent };
}

/** A program cannot be started in a missing folder either. */
const notStarted = (folder: string, { message }: Error): Failure =>
  existsSync(folder)
    ? { reason: 'noGit', message }
    : { reason: 'unknown', message: `The folder ${folder} is not there.` };
