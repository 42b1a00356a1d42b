import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { change } from './rewrite.ts';

/** A post with everything that a post can have. */
const post = `---
title: خريطة تعمل من دون شبكة
description: ما تعلمناه حين جرب مئتا سائق خريطتنا بعيداً عن كل شبكة.
date: 2026-01-15
slug: خريطة-بلا-شبكة
picture: ../pictures/photo.png
pictureAlt: خريطة على هاتف في شاحنة
author: adaeze-okonkwo
topics: [تصميم المواقع]
---

كتبنا من قبل عن [الوظائف](/jobs)، وهنا [سؤال يتكرر](#question-1).

## ما الذي تغير

![شاشة الخريطة](../pictures/tall-photo.jpg "الخريطة بعد التغيير")

- تحفظ الخريطة آخر مكان
- ترسل ما فاتها حين تعود الشبكة

> لم نعد نسأل أين الشاحنة.

| قبل | بعد |
| --- | ---: |
| 12 اتصالاً | 0 |
`;

/** A post with no more than a post needs. */
const shortPost = `---
title: مكتب جديد على النيل
description: انتقلنا إلى شارع النيل، والقهوة جاهزة لمن يزورنا.
date: 2026-02-01
---

زورونا متى شئتم.
`;

const job = `---
title: مهندسة واجهات
description: تبنين الشاشات التي يفتحها الآلاف كل صباح وهم في طريقهم إلى العمل.
place: القاهرة، مصر
employment: full-time
remote: true
---

## ما ستفعلينه

تعملين مع [الفريق](#team) من أول رسم.
`;

const service = `---
title: تطبيقات ويب تبقى سريعة
description: من أول رسم إلى الإصدار العاشر، فريق واحد يبني تطبيقك ويرعاه.
---

## كيف نبدأ

نبدأ بمن سيستخدمه. [كيف نعمل](#process)
`;

const files = {
  'news/map.md': post,
  'news/office.md': shortPost,
  'jobs/engineer.md': job,
  'services/web-development.md': service,
};

const links = [
  { text: 'الأخبار', href: '/news' },
  { text: 'الوظائف', href: '/jobs' },
];

/** The addresses of these pages and of their lists, and the addresses of pages that look like another page. */
export const arabicPages = {
  pages: [
    ...['news', 'news/خريطة-بلا-شبكة', 'news/office', 'news/topic/تصميم-المواقع'],
    ...['jobs', 'jobs/engineer', 'services/web-development'],
  ],
  repeated: ['news/office', 'news/topic/تصميم-المواقع'],
};

/** Writes posts, a job and the page of a service in Arabic, and links to their lists in the footer. */
export function writeArabicPages(folder: string): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  change(folder, 'footer/footer.yaml', ({ sections: [first, ...others], ...footer }) => ({
    ...footer,
    sections: [{ ...first, links: [...first.links, ...links] }, ...others],
  }));
}
