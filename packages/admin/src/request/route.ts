import type { ContentFiles } from '../../../content-model/src/read-content.ts';
import { readContent } from '../../../content-store/src/content.ts';
import { may, type Right } from '../../../mail-gateway/src/sign-in/rights.ts';
import { failed } from '../pages/layout.tsx';
import { type Language, languageOf, type Words, wordsIn } from '../words/words.ts';
import type { AdminContext } from './context.ts';
import { MOST_UNANSWERED } from './limits.ts';

/** An answer: a page, a file, or the address to which a browser is redirected. */
export type Answer = {
  status?: number;
  type?: string;
  location?: string;
  /** The name under which a browser saves the body, which it never shows. */
  saveAs?: string;
  body?: string | Uint8Array;
};

/** A value as an answer for a script. */
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
  /** The content at the time of the request. */
  readonly content: ContentFiles;
  /** The language of the owner. */
  readonly language: Language;
  /** The number of enquiries that nobody has answered yet, up to `MOST_UNANSWERED`. */
  readonly unanswered: number;

  constructor(
    url: URL,
    context: AdminContext,
    content: ContentFiles,
    posted = new FormData(),
    unanswered = 0,
  ) {
    this.url = url;
    this.context = context;
    this.content = content;
    this.posted = posted;
    this.language = languageOf(content);
    this.unanswered = unanswered;
  }

  /** Reads the content for a request. */
  static async read(url: URL, context: AdminContext, posted?: FormData): Promise<AdminRequest> {
    const [content, unanswered] = await Promise.all([
      readContent(context.folder),
      // A broken database does not stop the editor.
      context.messages?.countUnanswered(MOST_UNANSWERED).catch(() => 0),
    ]);
    return new AdminRequest(url, context, content, posted, unanswered);
  }

  /** Reads the content again for the same request. */
  again(): Promise<AdminRequest> {
    return AdminRequest.read(this.url, this.context, this.posted);
  }

  /** Whether the person has a right; the owner's own computer has all rights. */
  may(right: Right): boolean {
    const { person } = this.context;
    return person === undefined || may(person.role, right);
  }

  /** Whether the person may publish. */
  get mayPublish(): boolean {
    return this.may('publish');
  }

  /** The words for the owner. */
  get words(): Words {
    return wordsIn(this.language);
  }
}

/** A method and a path, and the function that answers them. A path that ends with `/…` stands for all paths below. */
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
