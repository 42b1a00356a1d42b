import { failureOf, GitError } from './failures.ts';
import type { Commit, Repository } from './repository.ts';
import type { RunOptions } from './run-git.ts';

/** The product's repository, from which upgrades come: an agency's content is never sent there. */
const PRODUCT = 'upstream';

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
    const branch = (await repository.tryGit(['symbolic-ref', '--quiet', 'HEAD'])) ?? '';
    const format = '%(upstream)%00%(upstream:remotename)%00%(upstream:remoteref)';
    const upstream = await repository.tryGit([
      'for-each-ref',
      `--format=${format}`,
      branch || 'HEAD',
    ]);
    const [tracking = '', name = '', ref = ''] = upstream?.split('\0') ?? [];
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

  /** The last known commit of the remote's branch. */
  #known = (): Promise<string | undefined> =>
    this.#repository.tryGit(['rev-parse', '--verify', '--quiet', this.#tracking]);

  /** The commits with changes of the content that the remote does not have yet. */
  async unpushed(): Promise<string[]> {
    const head = await this.#repository.head();
    if (head === undefined) return [];
    const known = await this.#known();
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
  async newer(paths?: readonly string[]): Promise<Commit[]> {
    const known = await this.#known();
    if (known === undefined || (await this.#repository.head()) === undefined) return [];
    const range = ['--no-merges', '--max-count=5', `HEAD..${known}`];
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
