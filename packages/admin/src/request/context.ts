import type { TypefaceFiles } from '../../../content-model/src/hints.ts';
import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import type { Author } from '../../../content-store/src/git/repository.ts';
import type { PeopleAccess } from '../../../mail-gateway/src/sign-in/invitations.ts';
import type { Role } from '../../../mail-gateway/src/sign-in/people.ts';
import type { Store } from '../../../mail-gateway/src/store/store.ts';
import type { Writers } from '../entries/writers.ts';
import type { Background } from '../publish/background.ts';

/** A signed-in person. */
export type Person = Author & { role: Role };

/** The pages with all saved changes, which are shown beside the forms. */
export type SavedPages = {
  /** Their address without a slash at the end; for pages on the admin's own host, a path. */
  readonly address: string;
  /** Whether they can be shown already. */
  readonly isRunning: boolean;
  /** Resolves once they can be shown; to false if they cannot. */
  isReady: () => Promise<boolean>;
  /** Whether the saved content could not be built, so that the pages are those of an earlier build. */
  readonly isOutdated: boolean;
  /** Whether the pages show every saved change; built pages follow after a while. */
  isCurrent: () => boolean;
  /** Whether a path can be answered, also with the not-found page. */
  answersFor: (path: string) => Promise<boolean>;
};

/** The content that the admin works on, and the programs around it: the same at both entry points. */
type SharedContext = {
  /** The content folder. */
  folder: string;
  /** Writes a line to the log of the admin: a change, or a failure. */
  report: (text: string) => void;
  /** Work beside the requests. */
  background?: Background;
  /** The people who sign in; undefined where nobody does. */
  people?: PeopleAccess;
  /** The enquiries; without a database there are none. */
  messages?: Store;
  /** Whether the gateway counts visits, by FIGURES; counting by default. */
  isCounting?: boolean;
  /** The pages beside the forms; without them there are only the forms. */
  site?: SavedPages;
  /** Builds the site from a content folder and serves it from this machine, where it is published without a remote. */
  build?: (folder: string) => Promise<{ ok: boolean; output: string }>;
  /** Reads the letters of the typefaces, for hints about letters that they lack. */
  typefaces?: (folder: string) => TypefaceFiles;
  /** The address of the site, where it is known. */
  siteUrl?: string;
  /**
   * The files of the sample agency, whose unchanged texts wait to be written; undefined where they are the content. A site
   * with an address is not built with them.
   */
  sample?: ContentFiles['files'] | undefined;
  /** Whether the content is the sample agency's, which belongs to the product and is not published. */
  isSample?: boolean;
};

/** The admin on the owner's own computer: nobody signs in, and everything is allowed. */
export type LocalContext = SharedContext & {
  /** The id by which a second start recognises this admin. */
  session?: string;
};

/** The admin online, for people who sign in. */
export type OnlineContext = SharedContext & {
  /** The signed-in person; undefined for background work. */
  person?: Person;
  /** Whether the person with this address may publish now. */
  mayPublish?: (email: string) => Promise<boolean>;
  /** People who are writing, by entry. */
  writers?: Writers;
  /**
   * Whether the site is built here after each publication, even with a remote, because the gateway serves these pages.
   */
  isServedHere?: boolean;
};

/** The context of a request at either entry point; the fields of the other one are absent. */
export type AdminContext = LocalContext & OnlineContext;
