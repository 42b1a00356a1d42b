import type { Fields } from './message.ts';

/** Something about a message's text that tells programs and sellers from people who ask. */
export interface Sign {
  readonly name: string;
  /** Points towards being held; negative ones speak for the message. */
  readonly points: (fields: Fields) => number;
}

/** More links than somebody needs who asks for something. */
const MANY_LINKS = 3;

/** How many of the patterns occur in the text. */
const count = (text: string, patterns: readonly RegExp[]) =>
  patterns.filter((pattern) => pattern.test(text)).length;
const links = (text: string) => text.match(/https?:\/\/|(?<!\/)\bwww\.|\[url\b/gi)?.length ?? 0;
const short = (fields: Fields) =>
  `${fields.from_name} ${fields.from_subject} ${fields.from_number}`;
/** Name, subject and the beginning of the message: patterns over all of it would take their time. */
const whole = ({ from_name, from_subject, from_message }: Fields) =>
  [from_name.slice(0, 500), from_subject.slice(0, 500), from_message.slice(0, 4000)]
    .join('\n')
    .replace(/[’`]/g, "'");
/** The same without addresses, whose dots would look like ends of sentences. */
const prose = (fields: Fields) => whole(fields).replace(/https?:\/\/\S+/g, 'it');

/** What nobody writes to an agency in earnest. */
const frauds: readonly RegExp[] = [
  /\b(viagra|cialis|levitra|tramadol|xanax|steroids|modafinil|without prescription|no rx|(cbd|keto) gummies)\b/i,
  /\b(free (spins|bets)|(casino|welcome) bonus|no deposit bonus|1xbet|darknet|onion mirror|replica (watches|bags))\b/i,
  /\b(sexy|hot|beautiful|lonely) (girls?|women|woman|ladies)\b|\bfor sex\b|\badult dating\b|\bi am lonely\b|\bhello dear\b|\bmy pictures with you\b/i,
  /\b(trading robot|(forex|crypto) (signals|arbitrage)|(guaranteed|daily) (daily )?(profits?|returns?)|double your (money|investment)|free bitcoin|\d+% (daily|weekly)|profit (per|a|every) (day|week))\b/i,
  /\b(next of kin|dear beneficiary|late (client|husband)|(million|m) (usd|dollars) .{0,40}(transfer|account|invest)|spell caster|love spell|widow|charity through you)\b/i,
  /\b((no|without) collateral|no credit check|bad credit ok|pre-?approved for|get funded in)\b/i,
  /\d[\d.,]* ?(btc|eth|usdt)\b.{0,60}\b(pending|waiting|transfer|withdraw|claim)|\b(pending|transfer|withdraw).{0,30}\d[\d.,]* ?(btc|eth|usdt)\b/i,
  /\bin bitcoin to\b|\b(extracted|downloaded|stolen) your (databases?|data|files)\b|\bhave hacked your\b/i,
  /\bclaim (your|it) (prize|bonus|casino|reward|free|now|here)\b|\byou (have )?(won (a|an|\$)|been selected)|\beligible for a \$|\bcongratulations!? you\b/i,
  /\b(verify|confirm|validate) your (account|mailbox|identity|password)\b|\bdomain (seo|name expiration|expiration notice)|\bsearch engine submission\b|\bavoid (suspension|cancellation|termination)\b/i,
  /\b(mass (posting|mailing)|millions? of contact forms)\b|\b(send|sending|posting)\b.{0,30}\bcommercial (offers|proposals?)\b/i,
  /\bevidence\b.{0,80}\bdownload\b/is,
  /\b(oxycodone|adderall|ambien|hgh)\b|\bserious relationship\b/i,
  /\b(us ?d|us\$|\$|€) ?\d[\d.,]* ?(m|mln|million)\b.{0,80}\b(business|handle|partner|transfer|invest|fund)/is,
  /\b(stock|coin|token) will (explode|moon)|\bour members made\b/i,
  /онлайн казино|даркнет|хрумер|прогон(ом)? |без вложений|продвижение сайтов в топ|казино.{0,40}бонус/i,
];

/** Who wants to place links on other people's sites. */
const linkTrade =
  /\bdofollow\b|\blink (exchange|insertions?)\b|\bbuy a link\b|\bsponsored (post|article)\b|\blink to my client\b/i;

/** What is sold in unasked mail; customers mention these as well. */
const wares: readonly RegExp[] = [
  /казино|промокод|бонус|онлайн игр|заработ(ок|ай|ать)|продвижение/i,
  /\b(seo|backlinks?|dofollow|link[- ](building|exchange|insertions?)|guest posts?|domain authority|rank(ing)?s?|first page|page (one|1)|google maps|da \d\d\+?)/i,
  /\b(traffic|visitors|\d+k followers|followers|likes|subscribers|reviews|views)\b/i,
  /\b(leads?|email (list|addresses|marketing)|databases?|contact data|decision makers|cold (calling|email))\b/i,
  /\b(crypto\w*|bitcoin|btc|forex|invest\w*|trading|passive income|earn(ings)?|profits?)\b|\$\d[\d,]* (a|per) (day|week)/i,
  /\b(loans?|funding|funded|financing|cash|working capital|gift card|coupon)\b/i,
  /\b(casino|betting|dating|cbd|vape|keto|weight loss|lose weight|pharmacy|pills|essay|replica)\b/i,
  /\b(explainer|promo\w*|impactful) videos?\b|\blogo design\b|\bwikipedia pages?\b|\bpodcasts?\b|\bpress releases?\b|\bfeatured (on|in)\b|\bchatbots?\b|\bvirtual assistants?\b/i,
  /\b(manufacturer|supplier|factory|oem|moq|catalog(ue)?|pcs|samples? free|offshore|outsourc\w*|(dedicated|freelance) (developers?|writers?)|native speakers|hosting|sponsored (post|article)|link to my client|cmmi|hourly rates?)\b/i,
  /\b(ads?|advertis\w+) (campaigns?|coupon|sites?)\b|\bweb(site)? (design|development) (company|services|agency)\b|\b(ada compliant|lawsuit|infringement|copyrighted)\b/i,
];

/** How somebody talks who sells. */
const pitches: readonly RegExp[] = [
  /\b(customs fee|penalt(y|ies)|final (reminder|notice)|almost full|has expired|about to expire)\b|\bprivate e-?mail\b|\brisk free\b/i,
  /\b(we|i|our (team|experts|company|software|platform)|services?) (can |will |also |just |specialize|specialise )*(offer|provide|guarantee|sell|help|generate|get you|book|boost|grow|bring|give out|produce|translate|deliver|captures?|manage|rank|place)s?\b|\bwe run an agency\b|\bi am a freelance\b|\b(am |are )?reaching out\b|\bour (ai|clients include)\b/i,
  /\bwe (are|'re) (a |an |the )?(leading|professional|certified|top|factory|manufacturer|experienced|cmmi)|\bwe have (done this|over|\d)[^.]{0,40}(clients|developers|addresses|contacts|companies)/i,
  /\b(found|visited|checked|noticed|came across|browsing|looked at|reviewing|was on|see) (that )?(your|you)\b.{0,40}\b(site|page|missing|errors|not)|\bsite is (missing|not)\b|\bmissing out\b/i,
  /\b(affordable|competitive|factory|best|cheap(est)?|lowest|low|unbeatable) (price|prices|pricing|cost|rates?|hourly)\b|\b(start(s|ing)?|from) (from |at )?(just |only )?[$€£]\d|\b(just|only|price only|for) [$€£]\d|[$€£]\d[\d.,]* ?(\/|per |an? )? ?(mo|month|page|hour|post|word|day)\b|\b(1 dollar|plans from|cost is)\b|\b\d(\.\d)?% rate\b/i,
  /\b(unsubscribe|opt[- ]?out|click here|order (now|here)|act now|apply (now|here)|apply:|sign up|buy (now|instagram|cheap)|join:|book a|grab a slot|start now|get started|limited (time|offer)|see samples|live demo|register free|join free|try it|check if you|cut your|hire (dedicated|our)|only pay|pay (after|when)|reply (yes|for|with|to)|kindly reply|contact us (on|via)|coupon)\b|^(want|need|looking for) [^.?!]*\?/im,
  /\b(guarantee[ds]?|money[- ]back|you (do not|don't) pay|no obligation|risk[- ]free|100% \w+|\d{2,3}% (off|discount|targeted)|no (fee|results?)|(your|a) free (trial|quote|consultation|demo)|free (shipping|hosting|audit|analysis)|discount code|no contracts?)\b/i,
  /\b(price list|pricing|send (you|over) (a|our|some|the|more)?|(our|a) (proposal|portfolio|quote)|let (me|us) know (if|your)|your (inquiry|requirements)|may i send|can i send|would you be (interested|open)|are you (interested|open)|if you (would )?ever consider|in(to)? acquiring|quick question|any (project|requirement)s? for us|what is your fee|pay per|schedule a call|get a free)\b|\binterested\?/i,
  /\b(dear (sir|madam|purchasing|manager|business|website|owner)|greetings|good day!|business development (executive|manager)|kindly)\b/i,
  /\b(whats ?app|telegram|skype|viber)\b.{0,30}[@+:\d]|\b(in|within) \d+ (hours|days)\b|\b\d+ hours\b|\bimmediately\b|\bthis week only\b|\bexpires?\b/i,
  /\b(your|you) (web)?site.{0,60}\b(customers|rank|google|traffic|visitors|sales|leads|potential)\b|\bcompanies like yours\b|\bfounders like you\b|\bfor your (business|company|brand|website|niche|industry)\b|\b(closes?|fills?) .{0,30}(deals|sales|calendar)\b|\bhelps? (companies|businesses|brands)\b|\bincrease (your )?(sales|traffic|ranking)/i,
];

/** How somebody talks who asks: of their own needs, and for ours. */
const questions: readonly RegExp[] = [
  /\b(we|i|he|she|our \w+|my \w+) (really |urgently |also |just )?(need|require|have|want|would like|wanted|are looking for|am looking for|plan|think of|run|sell|operate|expect|forgot|lost)s?\b/i,
  /\b(do|can|could|would|will|did|are|have|may) (you|u|i|we)\b(?! (be (interested|open)|handle|send|accept guest|have (any|an?) (requirements?|projects?)|need an? (urgent )?(loan|help)))[^.!]*\?/i,
  /\bhow (much|long|do we|do you|can we|quick)\b|\bwhat (would|does|will|is|do) .{0,40}\b(cost|price|fee|include|need|take|opinion)\b/i,
  /\b(call|phone|ring|contact|reach|mail) me\b|\bget in touch\b|\blook forward to hearing\b/i,
  /\b(you|your (team|company|agency|studio)) (made|built|did|design|created|host)|\byour (booking|invoice|newsletter|article|offer|work|services|draft|tool)\b/i,
  /\b(our|my) (own |current |present |old |new )?(web)?(site|shop|app|clients?|customers|company|business|clinic|school|bank|church|page)\b/i,
  /\b(quote|rfp|tender|nda|proposal from you|internship|hiring|interview|refund|maintenance)\b/i,
];

/** A word as a random generator makes it: long, letters only, capitals inside, no spaces. */
function isGibberish(text: string): boolean {
  const word = text.trim();
  return /^[a-z]{9,}$/i.test(word) && (word.match(/(?<=[a-z])[A-Z]/g)?.length ?? 0) >= 3;
}

/** Nobody speaks of themselves: no I, my, we, our in the languages that our visitors write. */
function isImpersonal(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  return !words.some((word) => firstPerson.has(word.replace(/'.*/, '')));
}

const firstPerson = new Set(
  `i my me mine we our ours us je j mon ma mes nous notre nos ich mein meine wir unser unsere uns
  yo mi mis nuestro nuestra necesito quiero noi nostro vorrei eu meu minha gostaria
  я мы мне нам мой моя наш наша`.split(/\s+/),
);

/** Every sign. They weigh kinds of talk, not single words: a word list is outdated in a month. */
export const signs: readonly Sign[] = [
  {
    name: 'links',
    points: ({ from_message }) => {
      const found = links(from_message);
      return found > MANY_LINKS ? 7 : Math.min(found, 1) * 2;
    },
  },
  { name: 'link-in-name', points: (fields) => (links(short(fields)) > 0 ? 4 : 0) },
  {
    name: 'markup',
    points: (fields) => (/\[url[=\]]|<a\s[^>]*href/i.test(whole(fields)) ? 5 : 0),
  },
  {
    name: 'short-link',
    points: (fields) =>
      /\b(bit\.ly|tinyurl\.com|t\.me|wa\.me|graph\.org|telegra\.ph)\//i.test(whole(fields)) ? 3 : 0,
  },
  { name: 'fraud', points: (fields) => Math.min(2, count(whole(fields), frauds)) * 8 },
  {
    name: 'link-trade',
    points: (fields) => (linkTrade.test(whole(fields)) ? 6 : 0),
  },
  { name: 'wares', points: (fields) => Math.min(3, count(whole(fields), wares)) * 2 },
  { name: 'pitch', points: (fields) => Math.min(4, count(whole(fields), pitches)) * 2 },
  {
    name: 'gibberish',
    points: ({ from_name, from_subject, from_message }) =>
      [from_name, from_subject, from_message].filter(isGibberish).length * 4,
  },
  {
    name: 'impersonal-link',
    points: ({ from_message }) => (links(from_message) > 0 && isImpersonal(from_message) ? 3 : 0),
  },
  {
    name: 'name-is-subject',
    points: ({ from_name, from_subject }) =>
      from_name.trim() !== '' && from_name.trim() === from_subject.trim() ? 3 : 0,
  },
  {
    name: 'asks',
    // Asking is easily put around a list of links, so it does not speak for one.
    points: (fields) =>
      links(fields.from_message) > MANY_LINKS
        ? 0
        : -2 * Math.min(3, count(prose(fields), questions)),
  },
];
