import type { APIRoute } from 'astro';
import type { SiteLanguage } from '../../../../packages/content-model/src/read-site.ts';
import { settings } from '../../../settings.ts';
import { href } from '../../lib/href.ts';
import { routesOf } from '../../lib/languages.ts';
import { llmsTxt } from '../../lib/llms-txt.ts';
import { offersOf } from '../../lib/offers.ts';

export const getStaticPaths = () => routesOf('home');

export const GET: APIRoute<{ language: SiteLanguage }> = ({ props }) =>
  new Response(
    llmsTxt(
      props.language,
      offersOf(props.language.content),
      (target) => settings.siteUrl + href(target),
    ),
  );
