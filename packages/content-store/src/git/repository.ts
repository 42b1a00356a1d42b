import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Failure, failureOf } from './failures.ts';
import { isInRepository, type Place, placeOf } from './place.ts';
import { type RunOptions, runGit } from './run-git.ts';
import { fileAt, type Snapshot, snapshotAt, snapshotNow } from './snapshot.ts';
import { COMMIT_ID, CONTENT, type Status, statusOf } from './status.ts';

/** The author of a commit if Git's configuration has none. */
export type Author = { name: string; email: string };

/** A commit that changed the content. */
export type Commit = {
  id: string;
  /** The commits before it: two of a merge, none of the first. */
  parents: readonly string[];
  author: string;
  date: Date;
  subject: string;
  /** The rest of its message. */
  body: string;
};

/** Files in Git's own folder while a merge, a rebase or the like is under way. */
const UNFINISHED = [
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'rebase-merge',
  'rebase-apply',
];

/** The repository around a content folder. Every path is from the content folder. */
export class Repository {
  readonly folder: string;
  readonly #place: Place;
  /** The person who commits; undefined for Git's own user. */
  readonly person: Author | undefined;

  private constructor(folder: string, place: Place, person: Author | undefined) {
    this.folder = folder;
    this.#place = place;
    this.person = person;
  }

  /**
   * @param person the author of commits, instead of Git's own user
   * @returns the repository, or the reason why it cannot be used
   */
  static async open(folder: string, person?: Author): Promise<Repository | Failure> {
    try {
      return new Repository(folder, await placeOf(folder), person);
    } catch (error) {
      return failureOf(error);
    }
  }

  /** Opens the repository around a folder; undefined if none can be used. Starts no process where there is none. */
  static async find(folder: string, person?: Author): Promise<Repository | undefined> {
    if (!isInRepository(folder)) return undefined;
    const found = await Repository.open(folder, person);
    return found instanceof Repository ? found : undefined;
  }

  /** Runs Git in the content folder, and returns its output without the last line end. */
  async git(args: readonly string[], options?: RunOptions): Promise<string> {
    const output = await runGit(this.folder, args, options);
    return output.toString().replace(/\r?\n$/, '');
  }

  /** Like `git`, but undefined where Git ends with an error. */
  tryGit(args: readonly string[]): Promise<string | undefined> {
    return this.git(args).catch(() => undefined);
  }

  /** The last commit; undefined before the first. */
  head = (): Promise<string | undefined> =>
    this.tryGit(['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);

  /** The reason why nothing can be committed now; undefined without an obstacle. */
  blocker({ hasBranch }: Status): Failure | undefined {
    if (!hasBranch) return { reason: 'unknown', message: 'No branch is checked out.' };
    const begun = UNFINISHED.find((name) => existsSync(join(this.#place.gitDir, name)));
    return begun === undefined
      ? undefined
      : { reason: 'unknown', message: `A merge or the like has not finished: there is ${begun}.` };
  }

  /** The repository in which this repository is a submodule; undefined if there is none. */
  async outer(): Promise<string | undefined> {
    return (await this.tryGit(['rev-parse', '--show-superproject-working-tree'])) || undefined;
  }

  /** Whether a fast-forward to a commit changes the content alone, in a folder without uncommitted changes. */
  async isContentBehind(commit: string): Promise<boolean> {
    const isAncestor = await this.tryGit(['merge-base', '--is-ancestor', 'HEAD', commit]);
    const status = await this.status();
    if (isAncestor === undefined || this.blocker(status) || status.changed.size > 0) return false;
    const diff = await this.git(['diff', '--name-only', '--no-renames', '-z', 'HEAD', commit]);
    const changed = diff.split('\0').filter(Boolean);
    return changed.length > 0 && changed.every((path) => path.startsWith(this.#place.prefix));
  }

  /** Whether there is a commit with the id that somebody asked for. */
  async has(id: string): Promise<boolean> {
    return COMMIT_ID.test(id) && (await this.tryGit(['cat-file', '-t', id])) === 'commit';
  }

  /** A commit of this branch by the id that somebody asked for. */
  async commit(id: string): Promise<Commit | undefined> {
    if (!(await this.has(id))) return undefined;
    const isOwn = await this.tryGit(['merge-base', '--is-ancestor', id, 'HEAD']);
    if (isOwn === undefined) return undefined;
    return (await this.commits(['--no-walk', id]))[0];
  }

  /** The latest commits that changed the content, newest first. */
  async log(count: number): Promise<Commit[]> {
    if ((await this.head()) === undefined) return [];
    const range = ['HEAD', ...(await this.formerContent())];
    return this.commits([`--max-count=${count}`, ...range, '--', '.']);
  }

  /**
   * The commits before the content folder was last made: in a clone of the product they changed its sample.
   *
   * @returns arguments that leave these commits out of a range of `git log`; none where the folder was never removed
   */
  async formerContent(): Promise<string[]> {
    const site = ['--diff-filter=D', 'HEAD', '--', 'site/site.*'];
    const removal = await this.git(['log', '--max-count=1', '--format=%H', ...site]);
    if (removal === '') return [];
    const folder = await this.tryGit(['rev-parse', '--verify', '--quiet', `${removal}:./`]);
    return folder === undefined ? [`^${removal}`] : [];
  }

  /** The commits that arguments of `git log` choose. */
  async commits(args: readonly string[]): Promise<Commit[]> {
    const format = ['%H', '%P', '%an', '%aI', '%s', '%b'].join('%x00');
    const output = await this.git(['log', '-z', `--format=${format}%x01`, ...args]);
    return output
      .split('\x01')
      .map((record) => record.replace(/^\0/, '').split('\0'))
      .filter((fields) => fields.length === 6)
      .map(([id = '', parents = '', author = '', date = '', subject = '', body = '']) => ({
        id,
        parents: parents.split(' ').filter(Boolean),
        author,
        date: new Date(date),
        subject,
        body: body.trim(),
      }));
  }

  /** The content of a commit; nothing for `undefined`, which is before the first. */
  snapshotAt(commit: string | undefined): Promise<Snapshot> {
    return snapshotAt(this.folder, commit);
  }

  /**
   * The current content of the folder.
   *
   * @param status read just before; its commit has the ids of unchanged pictures
   */
  async snapshotNow(status?: Status): Promise<Snapshot> {
    const { head, changed } = status ?? (await this.status());
    return snapshotNow(this.folder, await this.snapshotAt(head), changed);
  }

  /** The bytes of a file of a commit, in the form in which they would be checked out. */
  fileAt(commit: string, path: string): Promise<Buffer> {
    return fileAt(this.folder, commit, path);
  }

  /** Compares the folder with the last commit. */
  status = (): Promise<Status> => statusOf(this.folder, this.#place.prefix);

  /** Whether the folder has changes of the content that are not committed. */
  isChanged = async (): Promise<boolean> => (await this.status()).changed.size > 0;

  /** Commits the content folder without some files, and no other changed or staged file. */
  async commitContent(message: string, author: Author, without: readonly string[]): Promise<void> {
    const content = [...CONTENT, ...without.map((path) => `:(exclude,literal)${path}`)];
    const options = { settings: await this.identity(author), input: message };
    await this.whenUnlocked(async () => {
      await this.git(['add', '--all', ...content]);
      await this.git(['commit', '--quiet', '--only', '--file=-', ...content], options).catch(
        async (error: unknown) => {
          await this.tryGit(['reset', '--quiet', '--', '.']);
          throw error;
        },
      );
    });
  }

  /** Takes the last commit back; the files stay. @param former the commit before it; undefined for the first commit */
  async withdrawCommit(former: string | undefined): Promise<void> {
    await this.whenUnlocked(async () => {
      await this.git(
        former ? ['reset', '--quiet', '--soft', former] : ['update-ref', '-d', 'HEAD'],
      );
      await this.tryGit(former ? ['reset', '--quiet', '--', '.'] : ['rm', '-rq', '--cached', '.']);
    });
  }

  /** Git's settings for a commit by the person who is signed in, else by `author` unless Git knows its user. */
  async identity({ name, email }: Author): Promise<string[]> {
    if (this.person) {
      return [`user.name=${this.person.name}`, `user.email=${this.person.email}`];
    }
    const isSet = async (setting: string, variable: string) =>
      Boolean(process.env[variable]) || Boolean(await this.tryGit(['config', setting]));
    return [
      ...((await isSet('user.name', 'GIT_AUTHOR_NAME')) ? [] : [`user.name=${name}`]),
      ...((await isSet('user.email', 'GIT_AUTHOR_EMAIL')) ? [] : [`user.email=${email}`]),
    ];
  }

  /** Tries again for two seconds while another program, such as a code editor, looks at the repository. */
  async whenUnlocked(action: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await action();
      } catch (error) {
        if (failureOf(error).reason !== 'locked' || tries === 5) throw error;
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    }
  }

  /** Stages files as a commit has them. A fast-forward to that commit then leaves the files in the folder unchanged. */
  async stage(commit: string, paths: readonly string[]): Promise<void> {
    const files = paths.map((path) => `:(literal)${path}`);
    if (files.length > 0) await this.git(['reset', '--quiet', commit, '--', ...files]);
  }

  /** Fast-forwards the branch to a commit; other changes in the folder stay. */
  async fastForward(commit: string): Promise<void> {
    await this.whenUnlocked(async () => {
      await this.git(['merge', '--quiet', '--ff-only', commit]);
    });
  }
}
