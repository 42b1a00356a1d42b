import type { ReactNode } from 'react';
import { failureOf } from '../../../content-store/src/git/failures.ts';
import { failed, page } from '../pages/layout.tsx';
import type { Answer, EditorRequest } from '../request/route.ts';

/** A page about publications. */
export const publishAnswer = (
  request: EditorRequest,
  title: string,
  body: ReactNode,
  status = 200,
): Answer => page(request, title, body, { status, styles: ['publish'], scripts: ['publish'] });

/** Failures of Git as a page with a sentence. */
export const explained =
  (answer: (request: EditorRequest) => Promise<Answer>) =>
  async (request: EditorRequest): Promise<Answer> => {
    try {
      return await answer(request);
    } catch (error) {
      const { reason, message } = failureOf(error);
      const { title, failures } = request.words.publish;
      const sentence = failures[reason] + (reason === 'unknown' ? ` ${message}` : '');
      return failed(request, 500, { title, sentence });
    }
  };
