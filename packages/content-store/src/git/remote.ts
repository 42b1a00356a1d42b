import { failureOf, GitError } from './failures.ts';
import type { Commit, Repository } from './repository.ts';
import type { RunOptions } from './run-git.ts';

/** The product's repository, from which upgrades come: an agency's content is never sent there. */
const PRODUCT = 'upstream';

/** The last commit here, and the last known commit of the remote's branch. */
type Ends = { head: string | undefined; known: string | undefined };

/** The repository to which the current branch is published. */
export class Remote {
  readonly #repository: Repository;
  readonly #name: string;
  /** The name of the branch on the remote, as a full ref. */
  readonly #ref: string;
  /** The local ref of the remote's branch. */
  readonly #tracking: string;

  private constructor(repository: Repository, name: string, ref: string, tracking: string) {
    this.#repository = repository;
    this.#name = name;
    this.#ref = ref;
    this.#tracking = tracking;
  }

  /** The remote that the branch tracks, else origin, else the only one; never the product's. */
  static async of(repository: Repository): Promise<Remote | undefined> {
    const fields = ['HEAD', 'refname', 'upstream', 'upstream:remotename', 'upstream:remoteref'];
    const format = fields.map((field) => `%(${field})`).join('%00');
    const branches = await repository.tryGit(['for-each-ref', `--format=${format}`, 'refs/heads']);
    const current = branches?.split('\n').find((line) => line.startsWith('*'));
    const [, known, tracking = '', name = '', ref = ''] = current?.split('\0') ?? [];
    // A branch without a commit is not listed.
    const branch = known ?? (await repository.tryGit(['symbolic-ref', '--quiet', 'HEAD'])) ?? '';
    if (!['', '.', PRODUCT].includes(name) && ref !== '') {
      return new Remote(repository, name, ref, tracking);
    }
    const remotes = ((await repository.tryGit(['remote'])) ?? '')
      .split('\n')
      .filter((each) => each !== '' && each !== PRODUCT);
    const only = remotes.length === 1 ? remotes[0] : undefined;
    const chosen = remotes.includes('origin') ? 'origin' : only;
    if (chosen === undefined || branch === '') return undefined;
    const short = branch.replace('refs/heads/', '');
    return new Remote(repository, chosen, branch, `refs/remotes/${chosen}/${short}`);
  }

  async #ends(): Promise<Ends> {
    const input = `HEAD\n${this.#tracking}\n`;
    const found = await this.#repository.git(['cat-file', '--batch-check'], { input });
    const [head, known] = found.split('\n').map((line) => /^(\w+) commit /.exec(line)?.[1]);
    return { head, known };
  }

  /** The commits with changes of the content that the other side does not have: the remote, as last known, and this one. */
  async compare(): Promise<{ unpushed: string[]; newer: Commit[] }> {
    const ends = await this.#ends();
    return { unpushed: await this.#unpushed(ends), newer: await this.#newer(ends) };
  }

  async #unpushed({ head, known }: Ends): Promise<string[]> {
    if (head === undefined || head === known) return [];
    const others = known === undefined ? await this.#repository.formerContent() : [`^${known}`];
    const range = [head, ...others];
    const listed = await this.#repository.git(['rev-list', '--no-merges', ...range, '--', '.']);
    return listed.split('\n').filter(Boolean);
  }

  /**
   * The latest known commits of the remote, with changes of the content, that the local branch does not have.
   *
   * @param paths the files whose changes count; without them, the whole content counts
   */
  newer = async (paths?: readonly string[]): Promise<Commit[]> =>
    this.#newer(await this.#ends(), paths);

  async #newer({ head, known }: Ends, paths?: readonly string[]): Promise<Commit[]> {
    if (head === undefined || known === undefined || head === known) return [];
    const range = ['--no-merges', '--max-count=5', `${head}..${known}`];
    const asked = paths?.map((path) => `:(literal)${path}`) ?? ['.'];
    return this.#repository.commits([...range, '--', ...asked]);
  }

  /** Pushes the branch. */
  async push(): Promise<void> {
    const args = ['push', '--quiet', this.#name, `HEAD:${this.#ref}`];
    await this.#repository.git(args, { isOverNetwork: true }).catch((error: unknown) => {
      const { reason, message } = failureOf(error);
      throw new GitError({ reason: reason === 'unknown' ? 'refused' : reason, message });
    });
  }

  /** Fetches the branch, and returns its last commit. */
  async fetch(options: RunOptions = { isOverNetwork: true }): Promise<string> {
    const args = ['fetch', '--quiet', this.#name, `+${this.#ref}:${this.#tracking}`];
    await this.#repository.whenUnlocked(async () => {
      await this.#repository.git(args, options);
    });
    return this.#repository.git(['rev-parse', '--verify', `${this.#tracking}^{commit}`]);
  }
}
