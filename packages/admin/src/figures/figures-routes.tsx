import { siteLanguages } from '../../../content-model/src/translations/translation-files.ts';
import { csvCell } from '../../../mail-gateway/src/cli/terminal.ts';
import { failed, page } from '../pages/layout.tsx';
import type { AdminRequest, Answer, Route } from '../request/route.ts';
import { figuresOf, lastDays } from './figures.ts';
import { FiguresPage, PERIODS } from './figures-page.tsx';

const daysOf = ({ url }: AdminRequest): number =>
  PERIODS.find((days) => `${days}` === url.searchParams.get('days')) ?? PERIODS[0];

async function show(request: AdminRequest): Promise<Answer> {
  const { messages, isCounting = true } = request.context;
  const { title, noDatabase } = request.words.figures;
  if (!messages) return failed(request, 200, { title, sentence: noDatabase });
  const days = daysOf(request);
  const figures = await figuresOf(messages, days, Date.now());
  const reason = figures.firstDay === null ? 'none' : undefined;
  const body = (
    <FiguresPage
      figures={figures}
      days={days}
      firstLanguage={siteLanguages(request.content.files)[0]?.split('-')[0] || request.language}
      reason={isCounting ? reason : 'off'}
    />
  );
  return page(request, title, body, { styles: ['inbox', 'figures'] });
}

/** The counts of each day as CSV, with a byte order mark, by which spreadsheets know UTF-8. */
async function exported(request: AdminRequest): Promise<Answer> {
  const { from, to } = lastDays(daysOf(request), Date.now());
  const counts = (await request.context.messages?.figures.all(from, to)) ?? [];
  const lines = counts.map(({ day, subject, name, count, page }) =>
    [day, subject, csvCell(name), count, csvCell(page)].join(','),
  );
  const body = `\ufeff${['day,subject,name,count,page', ...lines].join('\r\n')}\r\n`;
  return { type: 'text/csv; charset=utf-8', body };
}

/** The figures of the site's visitors. */
export const figuresRoutes: readonly Route[] = [
  { method: 'GET', path: '/figures', right: 'read', answer: show },
  { method: 'GET', path: '/figures/export', right: 'read', answer: exported },
];
