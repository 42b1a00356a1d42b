import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { readContent } from '../../../content-store/src/content.ts';
import type { Author } from '../../../content-store/src/git/repository.ts';
import type { Role } from '../../../mail-gateway/src/sign-in/people.ts';
import { may, type Right } from '../../../mail-gateway/src/sign-in/rights.ts';
import type { Store } from '../../../mail-gateway/src/store/store.ts';
import type { Writers } from '../entries/writers.ts';
import { failed } from '../pages/layout.tsx';
import type { Background } from '../publish/background.ts';
import { type Language, languageOf, type Words, wordsIn } from '../words/words.ts';

/** Somebody who is signed in. */
export type Person = Author & { role: Role };

/** What the editor works on. */
export type AdminContext = {
  /** The content folder. */
  folder: string;
  /** What goes on beside the requests. */
  background?: Background;
  /** Who is signed in; nobody is on the owner's own computer. */
  person?: Person;
  /** Whether the person with this address may publish now; absent on the owner's own computer. */
  mayPublish?: (email: string) => boolean;
  /** Who is writing where, among several people. */
  writers?: Writers;
  /** The enquiries; without a database there are none. */
  messages?: Store;
  /** Called after every change with a sentence, or a list of issues. */
  report: (text: string) => void;
  /** The pages as they are saved, which are shown beside the forms; without them there are only the forms. */
  site?: {
    /** Their address without a slash at the end; for pages on the editor's own host, a path. */
    readonly address: string;
    /** Whether they can be shown already. */
    readonly isRunning: boolean;
    /** Resolves once they can be shown; to false if they cannot. */
    isReady: () => Promise<boolean>;
    /** Whether they could not be made from what is saved, and are as they were before. */
    readonly isOutdated: boolean;
    /** Whether they show all that is saved: pages that are built follow later. */
    isCurrent: () => boolean;
    /** Whether there is something to show for a path, if only that there is no such page. */
    answersFor: (path: string) => Promise<boolean>;
  };
  /** By which another start of the editor knows this one. */
  session?: string;
  /** Builds the site from a content folder and serves it from this machine, where it is published without a remote. */
  build?: (folder: string) => Promise<{ ok: boolean; output: string }>;
  /** Whether it is built here after each publication, for a gateway that serves these pages, also with a remote. */
  isServedHere?: boolean;
  /** The address of the site, where it is known. */
  siteUrl?: string;
  /** The files of the sample agency, where the site is built for visitors: a text that is as there does not go online. */
  sample?: ContentFiles['files'];
  /** Whether the content is the sample agency's, which belongs to the product and is not published. */
  isSample?: boolean;
};

/** A page, a file, or where to go. */
export type Answer = {
  status?: number;
  type?: string;
  location?: string;
  /** The name under which a browser saves the body, which it never shows. */
  saveAs?: string;
  body?: string | Uint8Array;
};

/** An answer for a script. */
export const json = (value: unknown): Answer => ({
  type: 'application/json',
  body: JSON.stringify(value),
});

/** A request for a page of the admin. */
export class AdminRequest {
  readonly url: URL;
  /** The fields of a form; empty for a GET. */
  readonly posted: FormData;
  readonly context: AdminContext;
  /** The content as it was when the request came. */
  readonly content: ContentFiles;
  /** The language of the owner. */
  readonly language: Language;

  constructor(url: URL, context: AdminContext, content: ContentFiles, posted = new FormData()) {
    this.url = url;
    this.context = context;
    this.content = content;
    this.posted = posted;
    this.language = languageOf(content);
  }

  /** Reads the content for a request. */
  static async read(url: URL, context: AdminContext, posted?: FormData): Promise<AdminRequest> {
    return new AdminRequest(url, context, await readContent(context.folder), posted);
  }

  /** The same request with the content as it is by now. */
  again(): Promise<AdminRequest> {
    return AdminRequest.read(this.url, this.context, this.posted);
  }

  /** Whether the person has a right; the owner's own computer has all rights. */
  may(right: Right): boolean {
    const { person } = this.context;
    return person === undefined || may(person.role, right);
  }

  /** Whether whoever asks may put something online. */
  get mayPublish(): boolean {
    return this.may('publish');
  }

  /** The words for the owner. */
  get words(): Words {
    return wordsIn(this.language);
  }
}

/** Answers requests of one method and path; a path that ends in `/…` stands for all below it. */
export type Route = {
  method: 'GET' | 'POST';
  path: `/${string}`;
  /** The right that a request needs. */
  right: Right;
  answer: (request: AdminRequest) => Answer | Promise<Answer>;
};

/** The page for an address that no route answers, or that names no entry. */
export async function notFound(request: AdminRequest): Promise<Answer> {
  return failed(request, 404, request.words.page.notFound);
}
