import type { ReactNode } from 'react';
import { failureOf } from '../../../content-store/src/git/failures.ts';
import type { Language } from '../languages.ts';
import { page } from '../pages/layout.tsx';
import { type Answer, type EditorRequest, failed } from '../request/route.ts';
import { wordsIn } from '../words/words.ts';

const extras = { styles: ['publish'], scripts: ['publish'] };

/** A page about publications. */
export const publishAnswer = (
  title: string,
  body: ReactNode,
  language: Language,
  status = 200,
): Answer => ({
  status,
  body: page(title, body, language, extras),
});

/** Failures of Git as a page with a sentence. */
export const explained =
  (answer: (request: EditorRequest) => Promise<Answer>) =>
  async (request: EditorRequest): Promise<Answer> => {
    try {
      return await answer(request);
    } catch (error) {
      const { reason } = failureOf(error);
      const { language } = request;
      const words = wordsIn(language).publish;
      return failed(500, { title: words.title, sentence: words.failures[reason] }, language);
    }
  };
