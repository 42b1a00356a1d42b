// Enquiries as real customers write them through the contact form of a software agency.
// All people and companies are invented; links and addresses use example domains only.

export interface Enquiry {
  readonly about: string;
  readonly from_name: string;
  readonly from_email: string;
  readonly from_subject: string;
  readonly from_number: string;
  readonly from_message: string;
}

export const enquiries: readonly Enquiry[] = [
  {
    about: 'commercial bank, English (Nigeria), formal request for proposal',
    from_name: 'Mrs. Folasade Adeyinka-Bright',
    from_email: 'f.adeyinka@merivaletrust.example',
    from_subject: 'Request for Proposal - Retail Internet Banking Platform',
    from_number: '+234 800 555 0101',
    from_message: `Dear Sir/Ma,

We write on behalf of Merivale Trust Bank Plc to request your proposal for the design, development and deployment of a new retail internet banking platform and the accompanying mobile application.

The bank currently serves about 410,000 account holders from 62 branches. The present platform was commissioned in 2014 and no longer meets our requirements on BVN verification, instant transfer (NIP) and card control.

Kindly indicate your best price for the following, exclusive of 7.5% VAT:

1. Supply and implementation of the platform
2. Migration of existing customer profiles
3. Penetration test by an independent third party
4. Three (3) years maintenance and support

Kindly also attach evidence of tax clearance for the last three years and profile of two similar projects executed for financial institutions.

Submission closes within 14 days from the date of this mail. Late submission will not be entertained.

We look forward to a mutually beneficial business relationship.

Yours faithfully,

Folasade Adeyinka-Bright
Head, Strategic Sourcing
For: Managing Director`,
  },
  {
    about: 'microfinance bank, English (Nigeria), formal with bullet list',
    from_name: 'Emeka Nwachukwu-Obi',
    from_email: 'emeka@goldenacremfb.example',
    from_subject: 'Loan origination software',
    from_number: '0800 555 0102',
    from_message: `Good day,

My name is Emeka and I am the Head of Credit at Golden Acre Microfinance Bank, Onitsha. We give loans to market traders and civil servants and we need a software to manage the whole process, from application to recovery.

We presently give three kinds of loan:

- Salary loan: up to N500,000, no collateral, 4% monthly flat, approval in 24 hours
- Trader loan: N50,000 to N2,000,000, two guarantors, daily or weekly repayment
- Asset loan: above N2,000,000, collateral needed (C of O, vehicle papers or fixed deposit)

What the software must do:

- Customer can apply for loan from phone and get instant decision
- Check credit bureau before approval
- Register the collateral, valuation and expiry of insurance
- Send SMS reminder before due date
- Calculate penalty and interest on late payment
- Produce the monthly CBN returns

How much will this cost and how many months? Can you come to Onitsha for a demo? We can refund the transport.

Thanks and God bless.`,
  },
  {
    about: 'cooperative lender, English (Kenya), pipe table of loan products',
    from_name: 'Wanjiku Kamande',
    from_email: 'wanjiku.kamande@umojasacco.example',
    from_subject: 'SACCO core system - fees and interest engine',
    from_number: '',
    from_message: `Hello team,

Following the recommendation of a colleague, I am reaching out regarding a replacement for our SACCO core system. The hardest bit is the fees and interest engine, so I paste our product sheet below:

| Product        | Max amount  | Rate p.a. | Term      | Security            |
|----------------|-------------|-----------|-----------|---------------------|
| Emergency loan | KES 50,000  | 12%       | 12 months | none / unsecured    |
| School fees    | KES 150,000 | 12%       | 12 months | deposits            |
| Development    | KES 3 m     | 14%       | 48 months | guarantors + logbook|
| Instant mobile | KES 20,000  | 8% flat   | 30 days   | none                |
| Asset finance  | KES 5 m     | 16%       | 60 months | chattel mortgage    |

Members borrow up to 3x their deposits. Instant mobile loans should be disbursed to the phone in under a minute. Refinancing and top-ups must be supported, also consolidation of two loans into one.

Would you be able to share a ballpark figure before our board meets on the 23rd?

Kind regards,
Wanjiku`,
  },
  {
    about: 'pharmacy chain, English (Nigeria), tab table of drug names',
    from_name: 'Pharm. Ngozi Etuk',
    from_email: 'ngozi.etuk@wellspringpharm.example',
    from_subject: 'Inventory + online ordering for 9 pharmacies',
    from_number: '+234 800 555 0104',
    from_message: `Good afternoon,

We run nine retail pharmacies in Lagos and Ogun. We want one stock system for all the shops and later online ordering with prescription upload. Our headache is controlled and prescription-only items, which must never be sold without a script. I copy part of our list from Excel so that you see the structure:

Code\tItem\tPack\tPrice (NGN)\tClass
1001\tAmoxicillin 500mg\t100 caps\t4,200\tPOM
1002\tArtemether/Lumefantrine 80/480\t6 tabs\t1,850\tOTC
1014\tTramadol 50mg\t10 caps\t900\tControlled
1020\tSildenafil (Viagra) 100mg\t4 tabs\t6,500\tPOM
1021\tTadalafil (Cialis) 20mg\t4 tabs\t7,000\tPOM
1033\tDiazepam 5mg\t100 tabs\t2,100\tControlled
1040\tCodeine linctus\t-\t-\tBanned, delete from list
1057\tInsulin glargine (Lantus)\t5 pens\t48,000\tCold chain

About 6,300 items in total. Expiry date and batch number per shop is a must, and NAFDAC number.

Please call me after 4pm, mornings are busy at the counter.

Ngozi Etuk (B.Pharm, MPSN)
Superintendent Pharmacist`,
  },
  {
    about: 'sports betting operator, English (international), terse professional',
    from_name: 'Marius Vale',
    from_email: 'mv@strikerbet.example',
    from_subject: 'Betting platform, retail + online',
    from_number: '+44 7700 900105',
    from_message: `Licensed operator (Lagos State + Malta). 400 betting shops, 120k monthly actives online.

Need: new Android app under 8 MB, live odds over websocket, bet slip, cash-out, jackpot pool, casino lobby (slots via aggregator), bonus engine (welcome bonus 100%, free bets, cashback).

Have: odds feed, KYC vendor, payment gateway.

Timeline: live before the new season in August. Budget in place. NDA first please.

MV`,
  },
  {
    about: 'state lottery, English (Ghana), official and formal',
    from_name: 'Office of the Director, Draws & Prize Payment',
    from_email: 'draws@volta-lottery.example',
    from_subject: 'ENQUIRY: ELECTRONIC LOTTERY TERMINALS AND WINNER PAYMENT PORTAL',
    from_number: '',
    from_message: `Dear Sir,

The Volta Regional Lottery intends to replace its paper-based 5/90 lotto with electronic terminals and a portal on which lucky winners may verify their winning numbers and claim their prizes.

At present a winner of more than GHS 10,000 must travel to our head office with the ticket, two passport photographs and a valid identification card before the cheque is released. Under the new arrangement the winner shall receive a claim code by SMS, log in to the portal, confirm his or her bank details and be paid within 48 hours.

You are kindly requested to indicate:

(a) whether your firm has experience with lottery or gaming systems;
(b) an estimated cost for 1,200 point-of-sale terminals (software only);
(c) how the random number generator would be certified;
(d) measures against fraudulent claims by persons impersonating the Authority, of which we have had many.

Your early response will be highly appreciated.

Yours in the service of the nation,
K. Agbenyega (Director)`,
  },
  {
    about: 'forex academy, English (Nigeria), chatty',
    from_name: 'Coach Dayo',
    from_email: 'coachdayo@pipsmasters.example',
    from_subject: 'Website for my forex academy',
    from_number: '08005550107',
    from_message: `Hi guys, trust you're having a great week!

So I run a forex trading academy in Lekki, we've trained over 2,000 students since 2018 and most of them came from Instagram. I want to finally do it properly: a website with video lessons, members area, live trading room on Saturdays and a signals page (entry, stop loss, take profit, how many pips). Students pay $50 for beginners, $150 for the pro class and $30 monthly for signals.

I don't want it to look like those "double your money" scam sites abeg 😅 we actually teach risk management. So clean design, a proper risk disclaimer on every page and no fake profit screenshots.

Also can you integrate with MT5 so students see my live trades? And affiliate program where a student earns 10% when they bring a friend.

Let me know the cost and if I can pay in two instalments. You can also DM me.

Cheers,
Dayo`,
  },
  {
    about: 'crypto school and wallet, English (American), businesslike with 2 links',
    from_name: 'Brandon Kessler',
    from_email: 'brandon@blockcampus.example',
    from_subject: 'Learning platform w/ test wallet (Bitcoin, Ethereum, USDT)',
    from_number: '(512) 555-0108',
    from_message: `Hey there,

BlockCampus teaches high-school teachers about cryptocurrency. We're a small nonprofit spin-off out of Austin, and we're looking for a dev shop to rebuild our learning platform.

Key pieces:
* Course player with quizzes and certificates
* A sandbox wallet where learners send testnet Bitcoin and Ethereum to each other, nothing of real value
* A "spot the scam" module: fake investment pages promising 300% returns, giveaway doublers, seed-phrase phishing. The learner has to find the red flags
* Teacher dashboard

Current site: https://www.blockcampus.example
Clickable prototype: https://proto.blockcampus.example/v3

We have a $60k grant, to be spent by the end of Q3. Do you do fixed bid or T&M? And do you have anyone who overlaps with Central time at least 3 hours a day?

Thanks much,
Brandon`,
  },
  {
    about: 'dating app founder, English (British), chatty',
    from_name: 'Pippa Hartnoll',
    from_email: 'pippa.hartnoll@mail.example',
    from_subject: 'Dating app for over-50s - bonkers or brilliant?',
    from_number: '07700 900109',
    from_message: `Hiya,

Right, hear me out. My friend Gill and I are both divorced, both 56, and both thoroughly fed up with the dating apps out there. Every second message is some bloke on an "oil rig" who needs a loan, or a lovely young lady who would like to meet singles in my area. So we'd like to build our own: a dating app for over-50s with verified profiles, no swiping, and real-life meet-ups (walks, pub quizzes, that sort of thing).

We've got £25,000 between us and a name we love. What we don't have is the foggiest idea how apps get made. Could somebody talk us through it in plain English? How much, how long, and what on earth is a "back end" 😂

Gill is free Tuesdays, I'm free most afternoons except Thursdays (choir).

All best,
Pippa x`,
  },
  {
    about: 'law firm probate and next of kin, English (Nigeria), formal',
    from_name: 'Barr. Chukwuemeka Olisa Esq.',
    from_email: 'c.olisa@olisachambers.example',
    from_subject: 'Case management software: Probate and Estate Administration',
    from_number: '+234 (0) 800 555 0110',
    from_message: `Dear Sir,

I am Barrister Chukwuemeka Olisa, principal partner of Olisa & Partners (Solicitors and Advocates), Ikeja. Our firm handles probate, letters of administration and the estates of deceased persons, a good number of whom had next of kin living abroad.

When a client dies intestate, we assist the next of kin and beneficiaries to obtain the grant, to trace dormant bank accounts, shares and unclaimed dividends of the deceased, and to transfer the funds to the rightful beneficiary. Some files involve sums above US$1.5 million and the documents move between Lagos, London and Houston. Everything is presently on paper.

We require a confidential case management system with:

i. register of estates, next of kin, beneficiaries and their relationship to the deceased;
ii. client account (trust money) ledger, strictly separated from office money;
iii. automatic reminders of court dates;
iv. secure portal where a beneficiary abroad can upload his identification and follow the progress.

Confidentiality is of utmost importance. Kindly send your company profile and a quotation, and propose a date for a meeting at our chambers.

Yours faithfully,
C. Olisa Esq.`,
  },
  {
    about: 'teaching hospital, English (Nigeria), formal ministry style',
    from_name: 'Dr. Hauwa Bello-Sani, FWACP',
    from_email: 'cmd.office@savannahteaching.example',
    from_subject: 'EMR and patient portal',
    from_number: '',
    from_message: `Dear Team,

Savannah Teaching Hospital (550 beds) wishes to introduce an electronic medical record in phases. Phase one is out-patient, records and billing; phase two pharmacy, laboratory and blood bank; phase three in-patient, theatre and ICU.

Our constraints are honest ones: power supply is not constant, internet goes off several times a day, and many of our colleagues type with two fingers. The system must therefore work offline on the ward and synchronise later. NHIA claims must be generated automatically. Patients should receive laboratory results by SMS, with the exception of HIV, hepatitis and pregnancy tests.

Kindly let us know if you would be available for a presentation to the Hospital Management Committee any Wednesday at 10.00 am.

Thank you.

Dr. Hauwa Bello-Sani
Chief Medical Director`,
  },
  {
    about: 'church, English (Nigeria), warm and devotional',
    from_name: 'Pastor (Mrs) Blessing Uwem',
    from_email: 'admin@fountainofmercy.example',
    from_subject: 'Greetings in the mighty name of our Lord',
    from_number: '08005550112',
    from_message: `Calvary greetings to you and your household!

I bring you greetings in the mighty name of our Lord Jesus Christ. The Lord has laid it in our heart to take the gospel online, and after prayer and fasting the church board has agreed to contact you.

Fountain of Mercy Assembly has 14 parishes, and members in the diaspora who want to join the service live, to give their tithe, offering, first fruit and building fund donation by card or bank transfer in naira, dollar and pounds, and to send in prayer requests and testimonies. The donation part is very important: each giver must get a receipt and the finance team must see it daily.

We are a church and we do not have plenty money, please consider us with a favourable price and the good Lord will reward you abundantly. You shall not lack, in Jesus name.

Remain blessed.

Pastor Blessing
Church Administrator`,
  },
  {
    about: 'private school, English (Nigeria), all capitals shouting',
    from_name: 'MR SUNDAY AKPABIO',
    from_email: 'PROPRIETOR@GREENFIELDSCHOOLS.EXAMPLE',
    from_subject: 'URGENT!!! SCHOOL PORTAL',
    from_number: '0800 555 0113',
    from_message: `GOOD MORNING,

I AM THE PROPRIETOR OF GREENFIELD GROUP OF SCHOOLS. I NEED SCHOOL PORTAL BEFORE RESUMPTION ON 9TH SEPTEMBER!!! PARENTS MUST PAY SCHOOL FEES ONLINE AND CHECK RESULT. NO PAYMENT, NO RESULT. LAST DEVELOPER COLLECTED 350,000 NAIRA AND RAN AWAY, HE DOES NOT PICK MY CALL AGAIN!!!!

TELL ME YOUR PRICE IMMEDIATELY AND SHOW ME SCHOOLS YOU HAVE DONE BEFORE. I WILL NOT PAY 100% UPFRONT AGAIN. NEVER!!!

CALL ME TODAY.

THANK YOU`,
  },
  {
    about: 'health NGO, English (international), very long (over 1,600 words)',
    from_name: 'Miriam Osei-Lindqvist',
    from_email: 'miriam.osei@cleanwellalliance.example',
    from_subject: 'Data platform for community health and water programme (long, sorry!)',
    from_number: '+44 20 7946 0114',
    from_message: `Dear all,

Apologies in advance for the length of this message. I would rather give you the whole picture once than trickle it out over six calls, and I have found in the past that software partners appreciate knowing about the awkward bits up front. If a contact form is the wrong place for this, tell me where to send it and I will happily do so.

WHO WE ARE

The Clean Well Alliance is a medium-sized charity working on drinking water, sanitation and community health. We have a small office in London (eleven people), a regional office in Accra (twenty-six people) and country teams in northern Ghana, Benin, Niger and the north-west of Nigeria. In total there are about 180 staff, and around 2,400 volunteers whom we call "well keepers". A well keeper is usually a trusted person in the village, very often a woman, who looks after a borehole or hand pump, reports when it breaks, and collects a small weekly contribution from the households that use it. Roughly 60% of the well keepers own a smartphone, nearly always a low-end Android device with a cracked screen and a full memory card. The others have a basic phone and use SMS, or they ask a nephew.

Our funding comes from three institutional donors (about 70%), from private donations (20%) and from a handful of corporate partnerships (10%). The institutional donors require detailed reporting, and that is really where our problems begin.

WHERE WE ARE TODAY

At the moment every country has its own way of collecting data. Ghana uses a form tool with a free plan, which stops accepting entries once the monthly limit has been reached; on the last days of the month the team writes everything on paper and types it in again on the first. Benin works with spreadsheets in French. Niger sends photographs of a paper register through a messaging app to one colleague in Niamey, who is wonderful, and who is on maternity leave from the end of next month. Nigeria has a small database that a volunteer built in 2017. It works well, but nobody has the password of the server any longer, and we are frankly afraid of touching it.

Every quarter, two people in Accra spend three full weeks merging all of this into one workbook with 47 sheets. The workbook then produces the indicators for the donors. In the last audit we were asked to explain a difference of 312 households between two reports covering the same period. It took us nineteen working days to find out that a column had been sorted without its neighbour. I would very much like that never to happen again.

WHAT WE WOULD LIKE TO BUILD

We imagine four parts. I describe them from the point of view of the people who use them, since I am not technical and would not dare to tell you how to do it.

First, a simple application for the well keepers. It has to work without any network for up to two weeks. It should be possible to use it without reading well: pictures, large buttons, spoken prompts in Hausa, Dagbani, Fon, Zarma and French, with more languages later. The well keeper taps the pump, says whether it is working, enters how many households contributed this week and how much, and takes a photograph if something is broken. That is all. For those with a basic phone we need the same through SMS or USSD, even if it is less comfortable.

Secondly, a workspace for the field officers. Each officer looks after 40 to 60 pumps and travels by motorbike. She needs to see which pumps have been reported broken, plan her route, note what she repaired and which spare parts she used, and record the water quality tests. The tests matter a great deal: we measure E. coli, nitrate, fluoride and, in some districts, arsenic. If a value exceeds the threshold the pump must be closed the same day and the district health office informed. Last year there was a delay of nine days in one case because an e-mail was overlooked. Nobody was seriously harmed, thank God, but we were lucky.

Thirdly, a health module. In 120 villages we work with the local health post on diarrhoea in children under five, on deworming campaigns and on maternal health. The nurse records the number of cases per week, without names. In a small sub-programme we do follow individual mothers during pregnancy, with their consent, and there we hold sensitive personal data. This must be strictly separated, with its own access rights, and it must be possible to delete a person entirely when she asks for it. Our data protection adviser, who is very strict and entirely right, will want to be involved from the start.

Finally, reporting. The donors want indicators by country, district, sex and age group, by quarter and cumulatively, against the targets in the logframe. They want them in their own templates, which change about once a year. We want to be able to click on any number and see where it comes from, down to the single entry. If I could have only one thing out of all of this, it would be that click.

SOME NUMBERS

Pumps and boreholes: 3,850 at present, growing by about 400 a year. Households: 96,000. Reports from well keepers: roughly 3,500 a week. Water tests: 900 a month. Photographs: perhaps 1,200 a month, compressed. Users who log in with a name and password: around 260. Languages of the back office: English and French. Historical data to be taken over: seven years, of very mixed quality, and I suspect that a third of it cannot be saved.

The contributions of the households amount to roughly US$210,000 a year in small coins and mobile money, so there is also an accounting side. The treasurer of each village committee has to see that the money that was collected is the money that was banked. We have had two cases of theft in five years, both small. We do not want to treat two thousand honest people like suspects because of that, and yet the auditors ask for "controls". Suggestions are welcome.

WHAT WORRIES US

We have been burnt once. In 2019 an agency (not in your country) built us a beautiful dashboard for US$85,000. It had maps and animated bubbles. It assumed a permanent connection, and it ran on a proprietary service whose price went up by 400% in the second year. We turned it off after eighteen months. So please forgive us if we ask tedious questions about ownership of the source code, hosting costs in year three, and what happens if your company is bought, or closes, or simply falls out of love with us.

We are also worried about training. People leave; in the field the turnover is about 20% a year. Anything that needs a two-day workshop to understand will die. It needs to be learnable from a colleague under a tree in half an hour.

And we worry about security in the literal sense. In two of the regions where we work there are armed groups. A list with the names, telephone numbers and locations of our volunteers would be dangerous in the wrong hands. We need to think carefully together about what is stored on a phone that may be taken from somebody at a roadblock.

BUDGET AND TIMETABLE

One of our donors has approved €240,000 for a period of 30 months, including hosting, training, translations and travel. Our best guess is that not more than €165,000 of this can be spent on development. A second donor is interested in topping this up by 15% if the code is published under an open licence, which we would like to do in any case.

We would want to start in October with a discovery phase in Tamale (you would be most welcome to come and sit on the back of a motorbike), have a pilot with about 200 pumps by April, before the rains make the roads impassable, and then decide about the roll-out on the basis of honest results.

The formal steps are these. We are required to obtain three offers. The call will be published on our website within the next fortnight, and offers will be scored 60% on technical quality and 40% on price. I am allowed to speak to anyone before the publication as long as I tell everyone the same things, which is why I am sending the same text to four companies today.

WHAT I WOULD ASK OF YOU NOW

Nothing binding. I would be grateful for a short answer to five questions:

1. Is this the sort of work you would enjoy and have capacity for?
2. Have you built anything that works offline for long periods, and may we speak with the people who use it?
3. Do you have colleagues who speak French or Hausa?
4. Does the budget strike you as realistic, or are we dreaming?
5. Would somebody senior have an hour for a call in the week after next?

If the answer to the first question is no, that is perfectly all right, and a one-line reply to say so would be a kindness.

Thank you for reading to the end. If you did, mention the word "Dagbani" in your reply and I shall know whom to take seriously.

With warm regards,

Miriam Osei-Lindqvist
Deputy Director, Programmes and Learning
Clean Well Alliance, London and Accra

PS: Someone on our board suggested that we simply buy a licence of one of the large donor platforms. We looked at two of them. One costs more per year than our entire field transport. The other could not represent a pump that is shared by two villages, and when we asked about it we were told to register the pump twice. I mention it only because the question will come up, and I would like to hear your opinion, even if it is that we should have bought it after all.`,
  },
  {
    about: 'poultry farm, English (Nigeria), lower case without punctuation',
    from_name: 'ibrahim',
    from_email: 'ibrahimpoultry@mail.example',
    from_subject: 'app',
    from_number: '08005550115',
    from_message:
      'good evening please i have poultry farm in ibadan 6000 birds layers and broilers i want app that my workers will be entering the eggs everyday and feed and mortality so that i can see it on my phone when i travel how much is it and can it work without data because network is not good in the farm thank you',
  },
  {
    about: 'haulage company, English (Nigeria), reply to a phone call',
    from_name: 'Tokunbo Ashiru',
    from_email: 'tashiru@crosslinehaulage.example',
    from_subject: 'Re: our phone conversation this morning',
    from_number: '+234 800 555 0116',
    from_message: `Dear Mr. Femi,

As discussed on phone this morning, find below the details you asked for.

Trucks: 84 (52 owned, 32 leased)
Trackers: two different brands, list to follow
Routes: Apapa and Tin Can to Kano, Kaduna, Onitsha, Aba; Cotonou twice weekly
Users: 6 dispatchers, 84 drivers, 2 accountants, MD view only
Pain: diesel theft, demurrage, waybills that get lost, customers calling "where is my container"

You said you will revert with a proposal by Friday. Please include the WhatsApp integration we talked about, and split the payment into 40/40/20.

It was nice talking to you.

Tokunbo`,
  },
  {
    about: 'real estate developer, English (Nigeria), marketing tone with 6 links',
    from_name: 'Ronke Balogun-Peters',
    from_email: 'ronke@palmcresthomes.example',
    from_subject: 'Property portal with virtual tours',
    from_number: '0800-555-0117',
    from_message: `Hello,

Palmcrest Homes is the fastest growing developer on the Lekki–Epe corridor and we need a portal that speaks LUXURY. Buyers in the diaspora should view the unit in 3D, choose a payment plan (outright, 12 months 0% interest, 24 months with 30% deposit), sign and pay.

Our present estates, each with its own small page that must be merged into one:

https://palmcresthomes.example/estates/the-orchid
https://palmcresthomes.example/estates/oceanview-terraces
https://palmcresthomes.example/estates/emerald-court-phase-2
https://palmcresthomes.example/estates/plots-from-5m
https://palmcresthomes.example/estates/shortlet-apartments

And this is a site we love the look of: https://www.azure-residences.example/

Titles are C of O and Governor's Consent. Prices run from N5,000,000 (plots) to N450,000,000 (detached, with pool).

When can we meet? Our office is in Ikate, coffee is on us.

Ronke Balogun-Peters
Head of Sales & Marketing`,
  },
  {
    about: 'boutique hotel, English (British), forwarded mail with quoting and headers',
    from_name: 'Alastair Penhaligon',
    from_email: 'gm@tidewaterinn.example',
    from_subject: 'FW: Booking engine renewal - final notice',
    from_number: '01632 960118',
    from_message: `Hello, could you have a look at the below? We don't wish to renew with these people and would like our own booking engine instead. 38 rooms, two restaurants, a spa. What would it cost?

Alastair

---------- Forwarded message ---------
From: Accounts <accounts@reservo-suite.example>
Date: Mon, 3 Mar 2025 at 09:14
Subject: Booking engine renewal - final notice
To: <gm@tidewaterinn.example>

> Dear Mr Penhaligon,
>
> Your annual subscription (Reservo Suite Professional) expires on 31 March.
> The price from 1 April is £7,140 plus VAT, an increase of 38%.
>
> To avoid suspension of your account please confirm the renewal here:
> https://billing.reservo-suite.example/renew?id=118204
>
> If we do not hear from you within 7 days your booking page will be removed.
>
>> On 12 Feb, Alastair wrote:
>> Why has the commission gone up again? We were promised 2.5%.
>
> Kind regards
> The Reservo accounts team`,
  },
  {
    about: 'solar installer, English (Nigeria), prices and percent signs',
    from_name: 'Engr. Musa Danjuma',
    from_email: 'musa.d@sunrootenergy.example',
    from_subject: 'Pay-as-you-go solar: billing and remote lock',
    from_number: '+234 800 555 0119',
    from_message: `Hello,

We install solar home systems on instalment. Customer pays 20% down (N45,000) and the balance N9,500 monthly for 24 months. Total N273,000, i.e. about 21% above cash price of N225,000. If he does not pay within 5 days, the inverter must lock by itself; when he pays, unlock within 2 minutes. Our default rate is now 11.4% and I want it below 6%.

What I need quote for:
1) billing with airtime, USSD, transfer, card (fees max 1.5% + N100, who bears it?)
2) token generation for lock/unlock
3) agent app (agents earn 5% commission first sale, 2% on renewals)
4) dashboard: MRR, default %, kWh, CO2 saved

Current base 3,200 systems, target 20,000 = +525% in two years. We have $150k investor money of which max. $35k is for software.

Is it 100% possible? Let's talk.

Engr. Musa`,
  },
  {
    about: 'government agency, English (Nigeria), tender notice',
    from_name: 'Secretary, Ministerial Tenders Board',
    from_email: 'procurement@landregistry.example',
    from_subject: 'INVITATION TO TENDER FOR DIGITISATION OF LAND RECORDS (LOT 3B)',
    from_number: '',
    from_message: `INVITATION TO TENDER

1.0 The State Land Registry, in furtherance of its mandate and in compliance with the Public Procurement Act, hereby invites reputable and competent firms to tender for the under-listed project:

LOT 3B: Digitisation of land records, Certificates of Occupancy and payment of ground rent (software component).

2.0 ELIGIBILITY
(a) Certificate of incorporation with the CAC including Forms CO2 and CO7;
(b) Evidence of tax clearance for the last three (3) years;
(c) Evidence of PenCom, ITF and NSITF compliance;
(d) Bid security of 2% of the tender sum in the form of a bank guarantee or insurance bond;
(e) Sworn affidavit that none of the directors has been convicted of fraud or financial impropriety.

3.0 A non-refundable processing fee of N50,000.00 only is payable to the Treasury Single Account on collection of the documents.

4.0 SUBMISSION: two sealed envelopes marked "Technical" and "Financial", not later than 12.00 noon, fourteen (14) days from the date of this publication. The Board is not bound to accept the lowest or any bid.

Kindly acknowledge receipt and confirm your interest in writing.

Signed:
Secretary, Ministerial Tenders Board
For: Honourable Commissioner`,
  },
  {
    about: 'start-up founder, English (American), casual and short',
    from_name: 'jess',
    from_email: 'jess@snackpath.example',
    from_subject: 'MVP in 8 weeks?',
    from_number: '',
    from_message: `hey! two-person startup, YC reject lol, we're building route planning for food trucks. have figma files + an angry spreadsheet, need iOS/Android MVP in 8 weeks. $30k cash, can add a bit of equity if you're into that. node/postgres on the backend ideally but not religious about it. can you start in 2 weeks? happy to hop on a call whenever`,
  },
  {
    about: 'security incident, English (South Africa), urgent ransomware',
    from_name: 'Deon van Wyk',
    from_email: 'deon.vanwyk@mail.example',
    from_subject: 'URGENT - we were hacked, they want bitcoin',
    from_number: '+27 800 555 0122',
    from_message: `Please someone call me back ASAP.

This morning all files on our server are renamed to .locked and there is a text file in each folder. They want 1.8 bitcoin within 72 hours otherwise they publish the data of our clients (we are an accounting practice, 600 clients). The website also shows their message. I am typing this from my private mail because our mail is down.

The note says:

"ALL YOUR FILES HAVE BEEN ENCRYPTED. To get your files back you must send 1.8 BTC to the wallet below. Do not contact police. Do not try to decrypt. You have 72 hours, after that the price doubles. Wallet: bc1qexample0000000000000000000000example"

Can you help with (1) stopping it (2) restoring the backups, we have one from Friday I hope (3) telling us whether to pay? We do not want to pay. I have pulled the network cable of the server, was that right?

Deon`,
  },
  {
    about: 'prize campaign of drinks maker, English (Nigeria), agency brief',
    from_name: 'Amaka Ifeanyi (Brightside Activations)',
    from_email: 'amaka@brightside.example',
    from_subject: 'Brief: "Win a Car" under-the-crown promo',
    from_number: '0800 555 0123',
    from_message: `Hi team,

Brief for pitch as promised.

Client: Zuma Malt
Campaign: Pop & Win! Congratulations, you've won!
Mechanics: Consumer finds a 10-digit code under the crown cork, sends it by SMS, USSD or web. Instant prizes: free airtime N100–N1,000, cash N5,000, plus a weekly draw for iPhones and a grand prize: a brand-new car and a trip to Dubai for two. Winners are notified by SMS and call and must claim within 7 days with valid ID.
Volume: 40 million codes, peak 3,000 entries/min
Must have: anti-fraud (same phone trying codes), NLRC permit reports, list of winners with consent, live draw screen for TV
Duration: 12 weeks from 1 October

Please send a costed response (max 10 slides) by COB Thursday. There's no pitch fee, sorry!

Amaka`,
  },
  {
    about: 'supermarket loyalty programme, English (Indian), polite',
    from_name: 'Raghunath Iyengar',
    from_email: 'raghunath.iyengar@dailybasket.example',
    from_subject: 'Reg: Loyalty points and gift voucher programme',
    from_number: '+91 00000 00124',
    from_message: `Respected Sir/Madam,

Warm greetings from DailyBasket Retail Pvt Ltd, Coimbatore.

We are having 27 supermarkets and planning to launch one loyalty programme for our esteemed customers. For every purchase of Rs. 100 customer will get 2 points, and on reaching 500 points he can claim free gift or gift voucher worth Rs. 250. On birthday, double points. There will also be a scratch card in the app ("You have won!") during Diwali season.

Kindly share the following at the earliest:
1. Commercials for app (Android and iOS) plus integration with our POS
2. Whether white-label product is already ready with you, or you will develop from scratch
3. Client references in retail domain
4. AMC charges after first year

Please do the needful and revert back on the same mail id. Our CMD is travelling from 18th, hence request you to kindly expedite.

Thanking you,
Yours truly,
Raghunath Iyengar
AGM – Marketing`,
  },
  {
    about: 'SEO buyer garden centre, English (British), 12 links',
    from_name: 'Nigel Tranter',
    from_email: 'nigel@tranters-garden.example',
    from_subject: 'Lost our Google rankings since the relaunch',
    from_number: '0161 496 0125',
    from_message: `Hello

We had our shop relaunched in January by a local firm and since then our Google ranking has dropped like a stone, traffic is down 64%. I'm told that redirects are missing. I am looking for someone who does SEO properly, i.e. technical SEO and decent content, no backlink packages please, I get ten of those offers a day.

These were all on page one before and now they are nowhere:

https://www.tranters-garden.example/roses/climbing
https://www.tranters-garden.example/roses/david
https://www.tranters-garden.example/hedging/yew
https://www.tranters-garden.example/hedging/box-alternatives
https://www.tranters-garden.example/bulbs/spring
https://www.tranters-garden.example/bulbs/alliums
https://www.tranters-garden.example/sheds
https://www.tranters-garden.example/sheds/pent-8x6
https://www.tranters-garden.example/greenhouses
https://www.tranters-garden.example/advice/pruning-wisteria
https://www.tranters-garden.example/advice/box-blight
https://www.tranters-garden.example/gift-vouchers

Could you do an audit, and what would that be? Under £2k if at all possible.

Nigel Tranter`,
  },
  {
    about: 'domain and hosting question, English (Ireland), short and plain',
    from_name: 'Bríd Ní Mhurchú',
    from_email: 'brid@strandbakery.example',
    from_subject: 'domain expiring?',
    from_number: '',
    from_message: `Hi, I got a letter saying our domain strandbakery.example will expire and that I have to pay €289 to keep it. You didn't build our site but a friend says you might know. Is it a scam? We pay €15 a year somewhere else I think. And could you take over the hosting and our 4 email addresses if it isn't too dear? Thanks a million, Bríd`,
  },
  {
    about: 'debt collection agency, English (American), direct',
    from_name: 'Carla Mendenhall',
    from_email: 'cmendenhall@northforkrecovery.example',
    from_subject: 'Consumer payment portal for collections agency',
    from_number: '303-555-0127',
    from_message: `Good morning,

We are a licensed third-party collections agency (medical and utility debt, 38 states). We need a self-service portal where consumers can look up their account, dispute a debt, set up a payment plan or accept a settlement offer ("pay 60% of your balance today").

Everything we send reads like spam, I know: "final notice", "act now", "settle your debt". Compliance wants Reg F rules built in: no more than 7 calls in 7 days, opt-out in every email and text, no contact before 8am or after 9pm consumer's local time.

We have about 1.1 million active accounts, and average balance is $640. Current vendor charges $0.35 per login which is insane.

Please let me know if you're PCI DSS compliant and what your hourly rate is.

Carla Mendenhall
VP Operations, Northfork Recovery Group`,
  },
  {
    about: 'health insurance TPA, English (Indian), semi-formal with questions',
    from_name: 'Priyanka Deshmukh',
    from_email: 'p.deshmukh@sahyadri-tpa.example',
    from_subject: 'Query regarding claims automation',
    from_number: '',
    from_message: `Hi Team,

Hope this mail finds you well.

I came across your website while searching for vendors in insurance domain. We are processing approx. 4,500 cashless claims per month and 2,000 reimbursement claims. Hospital is sending the bills in PDF/scanned copy, our team is doing manual entry. Turnaround time is 6 days, IRDAI expects much lesser.

Few queries from our side:
- Do you have any OCR or AI capability or you are using third party only?
- Can premium calculation and policy renewal be added in phase 2?
- What is the resource-wise costing (man-month)?
- Is the support 24x7?

Budget is not finalised. Request you to share a deck so that I can discuss internally with my seniors.

Regards,
Priyanka`,
  },
  {
    about: 'recruitment agency, English (UAE), pitch-like wording',
    from_name: 'Samir Haddad-Jones',
    from_email: 'samir@talentbridge-gulf.example',
    from_subject: 'Job portal for nurses, work from home jobs and visas',
    from_number: '+971 00 555 0129',
    from_message: `Dear Sir or Madam,

We place nurses, carers and call-centre staff from Nigeria, Kenya and the Philippines in the Gulf and the UK. Lately fraudsters have been copying our adverts ("earn $3,000 weekly from home, no experience needed, visa fee only $200") and collecting money from candidates in our name.

We want a job portal where every vacancy has a verification code, candidates upload their CV, passport and licence, and no fees are ever payable by the candidate. Employers pay a monthly subscription. The employers' side has to include shortlisting, interview scheduling and salary offers.

Please advise on cost and delivery. Ideally the first version goes live within 90 days.

Best regards,
Samir`,
  },
  {
    about: 'cosmetics and slimming shop, English (Nigeria), chatty with emoji',
    from_name: 'GlowByTemi ✨',
    from_email: 'hello@glowbytemi.example',
    from_subject: 'Online store 💄🛍️',
    from_number: '08005550130',
    from_message: `Hiii 👋🏾

I sell skincare and wellness on IG (48k followers 🎉) and I'm tired of "price please" and "DM for price" 😩 so I want a proper store!!

What I sell:
✅ body butter, shea, black soap
✅ glow serum, vitamin C, sunscreen
✅ waist trainers + slimming tea (people ask for weight loss a LOT)
✅ hair growth oil
❌ no bleaching creams, I don't do that

Need: pay with card/transfer, delivery fee by location, discount codes (20% off for first order), wholesale price for resellers from 12 pcs, and a quiz "what is your skin type".

My budget is N600k, can we start small?? I can pay 50% now 🙏🏾💛

xoxo Temi`,
  },
  {
    about: 'Hajj and visa travel agency, English (Nigeria), respectful',
    from_name: 'Alhaji Kabiru Yusuf-Maska',
    from_email: 'info@barakahtravels.example',
    from_subject: 'Hajj & Umrah booking portal',
    from_number: '0800 555 0131',
    from_message: `Assalamu alaikum,

We are licensed Hajj and Umrah operator in Kano with 22 years experience. We also do cheap flight tickets, visa assistance, study abroad and hotel reservation.

We want a portal for pilgrims to register, pay in instalments (package is about N8.4 million this year), upload international passport and vaccination card, and see their tent number in Mina. Families should register together. For visa, the applicant pays a service fee and follows the status.

We need it before the registration opens. What is your last price? And please, where is your office in Kano or Abuja?

Ma'assalam`,
  },
  {
    about: 'adult education college, English (British), friendly clarification',
    from_name: 'Hester Quayle',
    from_email: 'h.quayle@moorgateadult.example',
    from_subject: 'Adult classes – new website',
    from_number: '020 7946 0132',
    from_message: `Good morning

Moorgate Adult Learning is a charity offering evening classes to adults: life drawing (with nude models), massage for beginners, wine tasting, Spanish, bookkeeping. A slight curse of our trade is that every filter in the land takes us for something else. Our emails about "adult courses" and "hot stone massage" vanish, and the council's library computers block our pages.

We'd like a new website with course search, online enrolment, concessions (50% for those on Universal Credit, free for under-25s with no Level 2) and a waiting list. And some advice about the email problem!

We've been given £18,500 by the combined authority, to be spent by 31 July.

Many thanks
Hester`,
  },
  {
    about: 'invoice complaint, English (British), angry',
    from_name: 'R. Thackeray',
    from_email: 'r.thackeray@thackeray-blinds.example',
    from_subject: 'Invoice 2024-0871 - THIS IS THE THIRD TIME',
    from_number: '0113 496 0133',
    from_message: `I have now written twice and rung four times and nobody can be bothered to answer.

Invoice 2024-0871 for £1,944 is WRONG. We agreed £1,250 in writing. There is a line "urgent support, 8.5 hrs" which nobody ordered, and to top it off I received a "final reminder" with a £40 late fee on Saturday. For an invoice I have been disputing since November!

Cancel it and send a corrected one by Friday, or I'll move our sites elsewhere and hand the matter to our solicitor. And I want an apology from whoever sends out those reminders.

Thackeray`,
  },
  {
    about: 'job applicant developer, English (Nigeria), cover letter with 3 links',
    from_name: 'Oluwaseun Fadipe',
    from_email: 'seun.fadipe@mail.example',
    from_subject: 'Application for the position of Frontend Developer',
    from_number: '+234 800 555 0134',
    from_message: `Dear Hiring Manager,

I hereby apply for the position of Frontend Developer (remote/hybrid) at your esteemed organisation. I hold a B.Sc. (2:1) in Computer Science and I have three years of experience with TypeScript, React and a bit of Astro. Last year I reduced the loading time of a ticket shop by 70%.

CV: https://seunfadipe.example/cv.pdf
Portfolio: https://seunfadipe.example/work
Code: https://git.example/seunfadipe

I am a fast learner, hardworking, and can work under pressure with little or no supervision. My salary expectation is N450,000 net, slightly negotiable, and I can resume immediately.

I would be most grateful if given the opportunity to be interviewed.

Yours faithfully,
Oluwaseun Fadipe`,
  },
  {
    about: 'journalist, English (British), questions with deadline',
    from_name: 'Imogen Castellane',
    from_email: 'imogen.castellane@thelagosobserver.example',
    from_subject: 'Press query: loan apps that shame borrowers (deadline Weds 5pm)',
    from_number: '+44 7700 900135',
    from_message: `Hello,

I'm a freelance reporter working on a piece for The Lagos Observer about instant-loan apps which message the contacts of borrowers who are late ("your friend is a thief, tell her to pay now"). A former employee of one lender told me that part of the app was written by a Lagos agency, and I'm asking all the bigger ones.

1. Has your company worked for a digital lender since 2020?
2. Do you turn down projects on ethical grounds? Could you give an example?
3. Is access to a phone's contact list something clients ask for?

I'd be glad of a reply by Wednesday 5pm. On the record, on background, or a polite "no comment", all are welcome.

Imogen`,
  },
  {
    about: 'university student, English (Nigeria), final year project request',
    from_name: 'Adaeze M.',
    from_email: 'adaeze2001@mail.example',
    from_subject: 'Questionnaire for my project',
    from_number: '',
    from_message: `Good day sir/ma,

I am a final year student of Computer Science and my project topic is "Design and Implementation of an Online Voting System using Blockchain, a case study of student union elections". My supervisor said I must interview a software company. Please can one of your developers answer just 10 questions for me? It will not take more than 15 minutes and your company will be acknowledged in chapter one.

Also please do you take IT students for industrial training (SIWES)? I don't mind if it is not paid.

Thanks in anticipation sir.`,
  },
  {
    about: 'SMS gateway supplier, English (Nigeria), legitimate offer with signature links',
    from_name: 'Yewande Solarin | Pigeonpost SMS',
    from_email: 'yewande.solarin@pigeonpost.example',
    from_subject: 'Your rates from 1 May + meeting next week',
    from_number: '+234 800 555 0137',
    from_message: `Dear partner,

I have taken over your account from Kunle, who left us in March. As you use our API for three of your clients, I would like to introduce myself and to tell you of the new rates: N3.10 per SMS on all networks up to 500,000 units per month, N2.85 above. The old contract price (N3.60) ends on 30 April, so there is nothing to do on your side.

Would you have 30 minutes next week? I will be on the Island on Tuesday and Thursday.

Kind regards

Yewande Solarin
Key Account Manager
Pigeonpost Messaging Ltd, RC 000137
T: +234 800 555 0137 | W: https://www.pigeonpost.example | Book a slot: https://meet.pigeonpost.example/yewande
Follow us: https://social.example/pigeonpost
Please consider the environment before printing this e-mail.`,
  },
  {
    about: 'visitor reporting broken pages, English (American), 4 site links',
    from_name: 'Walt',
    from_email: 'walt.brubaker@mail.example',
    from_subject: 'Some broken pages on your site',
    from_number: '',
    from_message: `Hi! Just browsing your site for a project and hit a few dead ends, figured you'd want to know:

https://www.agency.example/en/portfolio/banking -> 404
https://www.agency.example/en/blog/page/7 -> blank page, console says "TypeError: undefined is not an object"
https://www.agency.example/de/kontakt -> switches back to English
https://www.agency.example/downloads/company-profile.pdf -> cert warning

Safari 17.4, macOS. No reply needed. Nice typography btw

Walt`,
  },
  {
    about: 'phone number only, no language',
    from_name: '',
    from_email: '',
    from_subject: '',
    from_number: '+234 800 555 0139',
    from_message: '',
  },
  {
    about: 'tailor, English, only a message',
    from_name: '',
    from_email: '',
    from_subject: '',
    from_number: '',
    from_message:
      "I'm a tailor in Surulere and would like a simple website with my pictures. You can reach me at the shop, 0800 555 0140, ask for Auntie Sade.",
  },
  {
    about: 'unknown trade, English, one word',
    from_name: 'Kelvin',
    from_email: 'kelvin.u@mail.example',
    from_subject: '',
    from_number: '',
    from_message: 'Price?',
  },
  {
    about: 'existing customer with error log, English (Kenya), technical',
    from_name: 'Brian Otieno',
    from_email: 'it@lakesidefreight.example',
    from_subject: 'PROD DOWN: tracking API since 03:12 EAT',
    from_number: '+254 000 555 142',
    from_message: `Hi support, tracking API has been returning 502 since 03:12 EAT. Restart doesn't help. From the container:

2025-04-02T00:12:41.118Z ERROR [db] connection refused 192.0.2.14:5432
Error: connect ECONNREFUSED 192.0.2.14:5432
    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1555:16)
    at async Pool.connect (/srv/app/node_modules/pg-pool/index.js:45:11)
    at async findShipment (file:///srv/app/dist/shipments.js:88:20)
{
  errno: -111,
  code: 'ECONNREFUSED',
  syscall: 'connect'
}
npm ERR! code ELIFECYCLE
npm ERR! errno 1

curl says:
$ curl -sI https://api.lakesidefreight.example/v2/track/LK-20981
HTTP/2 502
server: nginx

SELECT * FROM shipments WHERE id = 20981; works from my laptop via VPN, so the DB is alive. Firewall? Did someone rotate the certs last night? Ticket #4471 was similar.

Brian`,
  },
  {
    about: 'web shop owner, English (Canadian), HTML pasted',
    from_name: 'Chantelle Duguay-Ross',
    from_email: 'chantelle@mapleyarns.example',
    from_subject: 'newsletter form doesnt submit',
    from_number: '613-555-0143',
    from_message: `Hi there, so I pasted the newsletter box like my nephew told me and nothing happens when you click Subscribe. Here is what I put in the footer:

<div class="nl-box" style="background:#ffe;padding:12px">
  <h3>Get 10% off your first order!</h3>
  <form action="https://lists.mapleyarns.example/subscribe" method="post">
    <input type="email" name="EMAIL" placeholder="you@example.com" required>
    <input type="text" name="b_4471" tabindex="-1" value="" style="display:none">
    <a href="https://www.mapleyarns.example/privacy">Privacy</a>
    <button type="submit">Subscribe</button>
  </form>
</div>
<script>console.log('hello?')</script>

Can you fix it, and how much do you charge for little things like that? I've about $150 CAD for this.

Chantelle (Maple Yarns, Perth ON)`,
  },
  {
    about: 'remittance fintech, English (Australian), laid-back',
    from_name: 'Craig Tuimavave',
    from_email: 'craig@pasifikasend.example',
    from_subject: 'Money transfer app, Aus/NZ to the Islands',
    from_number: '0491 570 156',
    from_message: `G'day

We've got a remittance licence (AUSTRAC registered) and send money to Samoa, Tonga and Fiji, about A$3.2m a month, mostly from church halls on a Sunday, no joke. Mums send $200 to family back home and pay way too much for it. We want an app: sender picks the receiver, pays by PayID, receiver gets cash or mobile wallet in minutes. First transfer free, then a flat $4.

Biggest drama is AML: source of funds, ID checks, blocked countries, people being tricked into sending to "fiancés" overseas. Want warnings in the app for that.

Who looks after that sort of thing at your end? Arvo calls are best.

Cheers
Craig`,
  },
  {
    about: 'sexual health charity, English (South Africa), plain words',
    from_name: 'Sr. Nomvula Dlamini',
    from_email: 'nomvula@opendoorclinic.example',
    from_subject: 'Chat service for young people: sex, HIV, contraception',
    from_number: '',
    from_message: `Dear team

Open Door Clinic answers questions of young people about sex, condoms, the pill, pregnancy, HIV, PrEP, STIs and erectile problems (yes, also at 19). Anonymous and free of charge. At the moment we do it by phone, three hours a day.

We want an anonymous chat, with trained counsellors and canned answers in English, isiZulu and isiXhosa, no names, no IP addresses stored, and a quick-exit button. Words that other systems block must not be blocked by ours, otherwise it is useless.

The funder pays R480 000 in total. Is that in the right region?

Sr. Nomvula Dlamini
Open Door Clinic, Gqeberha`,
  },
  {
    about: 'hospice charity legacies, English (British), gentle and formal with 1 link',
    from_name: 'Dr Rosalind Ferrars, Director of Giving, St Brannoc Hospice, www.stbrannoc.example',
    from_email: 'rosalind.ferrars@stbrannoc.example',
    from_subject: 'Gifts in wills: free will offer and donation pages',
    from_number: '01632 960146',
    from_message: `Dear Sir or Madam,

About a third of our income comes from gifts left to us in wills. Solicitors and executors write to us to say that a late supporter has left the hospice an inheritance, sometimes a few hundred pounds, once £1.3 million, and we have to guide the family kindly through what follows.

We should like to commission (1) new donation pages with Gift Aid, (2) a page for our "Make a Will for free" month, and (3) a quiet, simple tool by which executors can inform us of a legacy and upload the grant of probate.

The present page is here: https://www.stbrannoc.example/leave-a-gift

Would you be so good as to tell me whether charities of our size are of interest to you? There is no hurry at all.

Yours faithfully,
Rosalind Ferrars`,
  },
  {
    about: 'machine builder, German, formal with 4 links',
    from_name: 'Dipl.-Ing. Hartmut Wesselkamp',
    from_email: 'h.wesselkamp@wesselkamp-pressen.example',
    from_subject: 'Anfrage: Ersatzteilportal mit SAP-Anbindung',
    from_number: '+49 221 4710 147',
    from_message: `Sehr geehrte Damen und Herren,

wir sind ein mittelständischer Hersteller von Exzenterpressen (240 Mitarbeiter, Exportanteil 71 %) und suchen einen Partner für ein Ersatzteilportal. Kunden sollen anhand der Maschinennummer die Explosionszeichnung sehen, Teile anfragen und den Lieferstatus verfolgen können. Führendes System ist SAP ECC 6.0, Umstieg auf S/4 voraussichtlich 2027.

Zur Orientierung:

Heutiger Katalog: https://www.wesselkamp-pressen.example/ersatzteile/
Beispielzeichnung: https://www.wesselkamp-pressen.example/media/ep-250-antrieb.pdf
Lastenheft (Entwurf): https://cloud.wesselkamp-pressen.example/s/lastenheft-v07
Portal eines Mitbewerbers, das uns gefällt: https://parts.brunner-umform.example/

Bitte teilen Sie uns mit, ob Sie grundsätzlich Interesse haben und in welcher Größenordnung (Personentage) sich ein solches Vorhaben erfahrungsgemäß bewegt. Eine Geheimhaltungsvereinbarung senden wir Ihnen gerne vorab zu.

Mit freundlichen Grüßen

i. V. Hartmut Wesselkamp
Leiter Kundendienst`,
  },
  {
    about: 'pharmacy, German, polite with drug names',
    from_name: 'Gudrun Aschenbrenner',
    from_email: 'apotheke@rosen-apotheke.example',
    from_subject: 'Vorbestell-App für unsere Apotheken',
    from_number: '089 99998-148',
    from_message: `Guten Tag,

wir betreiben die Rosen-Apotheke mit zwei Filialen und hätten gern eine App zum Vorbestellen: E-Rezept einlösen, Verfügbarkeit prüfen (derzeit ständig Thema bei Ozempic, Salbutamol und Fiebersäften), Botendienst wählen. Rezeptpflichtiges wie Viagra, Tilidin oder Zopiclon darf natürlich nur nach Vorlage des Rezepts herausgegeben werden, das muss die Oberfläche unmissverständlich zeigen.

Warenwirtschaft ist vorhanden und hat eine Schnittstelle. Datenschutz muss wasserdicht sein (Gesundheitsdaten!).

Was kostet so etwas ungefähr, und hätten Sie bis zum Herbst Kapazität?

Herzliche Grüße aus Freising
Gudrun Aschenbrenner, Apothekerin`,
  },
  {
    about: 'plumber, German, one line asking for a call back',
    from_name: 'Kowalke',
    from_email: '',
    from_subject: '',
    from_number: '030 23125 149',
    from_message: 'Bitte um Rückruf wg. Homepage, ab 16 Uhr. MfG Kowalke Sanitär',
  },
  {
    about: 'tax adviser disputing a payment reminder, German, angry customer',
    from_name: 'Steuerkanzlei Obermoser & Pfau',
    from_email: 'kanzlei@obermoser-pfau.example',
    from_subject: 'Ihre 2. Mahnung vom 14.02. – unberechtigt',
    from_number: '',
    from_message: `Sehr geehrte Damen und Herren,

heute erhielten wir Ihre zweite Mahnung zur Rechnung RE-2024-1120 über 892,50 €. Wir haben diesen Betrag am 9. Januar überwiesen (Verwendungszweck: RE-2024-1120, Kd.-Nr. 30417). Der Kontoauszug liegt vor. Trotzdem drohen Sie uns mit der Sperrung unserer Website und einem Inkassoverfahren.

Das ist, mit Verlaub, eine Unverschämtheit. Wir erwarten bis zum 28.02. eine schriftliche Bestätigung, dass die Forderung erledigt ist und keine Mahngebühren anfallen. Andernfalls kündigen wir den Wartungsvertrag zum nächstmöglichen Termin.

Außerdem: Das Kontaktformular auf unserer Seite ist seit Tagen ohne Funktion. Wofür zahlen wir eigentlich 149 € im Monat?

Pfau`,
  },
  {
    about: 'credit union, German, very long requirements (some 800 words)',
    from_name: 'Dr. Annelie Brockstedt',
    from_email: 'annelie.brockstedt@kreditgenossenschaft-nordheide.example',
    from_subject: 'Markterkundung: Digitale Kreditstrecke und Mitgliederportal',
    from_number: '+49 40 66969 151',
    from_message: `Sehr geehrte Damen und Herren,

im Rahmen einer Markterkundung wende ich mich an ausgewählte Softwarehäuser. Bitte sehen Sie mir nach, dass dieses Schreiben umfangreich ausfällt; eine Kurzfassung hat in der Vergangenheit regelmäßig zu Angeboten geführt, die an unserem Bedarf vorbeigingen.

1. Ausgangslage

Die Kreditgenossenschaft Nordheide eG ist ein regional tätiges Institut mit 31.400 Mitgliedern, neun Geschäftsstellen und 118 Beschäftigten. Unsere Bilanzsumme betrug zum letzten Stichtag rund 684 Mio. €. Wir vergeben überwiegend Baufinanzierungen, Ratenkredite an Privatkunden sowie Investitionskredite an landwirtschaftliche und handwerkliche Betriebe.

Der Antragsprozess läuft heute im Wesentlichen so ab: Das Mitglied vereinbart telefonisch einen Termin, bringt Gehaltsnachweise, Kontoauszüge und gegebenenfalls einen Grundbuchauszug mit, der Berater erfasst die Angaben im Kernbanksystem, druckt den Antrag aus, lässt ihn unterschreiben und scannt ihn wieder ein. Zwischen Erstkontakt und Auszahlung vergehen bei einem Ratenkredit von 10.000 € im Schnitt elf Tage. Vergleichsportale werben mit „Sofortkredit ohne Schufa in fünf Minuten“. So weit wollen und dürfen wir nicht gehen, aber elf Tage sind unseren jüngeren Mitgliedern nicht mehr zu vermitteln.

Hinzu kommt, dass im vergangenen Jahr mehrfach gefälschte Seiten unter unserem Namen aufgetaucht sind, auf denen angeblich Kredite zu 1,9 % Zinsen gegen eine Vorabgebühr von 250 € vergeben wurden. 17 Personen haben bezahlt. Das Thema Vertrauen und Echtheit ist uns deshalb besonders wichtig.

2. Ziele

Wir möchten bis Ende nächsten Jahres folgende Ziele erreichen:

a) Ratenkredite bis 25.000 € können vollständig digital beantragt, geprüft und abgeschlossen werden, einschließlich Identifizierung und qualifizierter elektronischer Signatur.
b) Für Baufinanzierungen wird der Antrag digital vorbereitet; das Beratungsgespräch bleibt bewusst persönlich.
c) Mitglieder sehen in einem Portal ihre Anteile, die Dividende, laufende Kredite samt Tilgungsplan und Restschuld und können Sondertilgungen anstoßen.
d) Sicherheiten (Grundschulden, Bürgschaften, Sicherungsübereignungen von Fahrzeugen und Maschinen) werden in einem Register geführt, das mit dem Kernbanksystem abgeglichen wird.
e) Die Bearbeitungszeit sinkt beim Ratenkredit auf höchstens zwei Bankarbeitstage.

3. Fachliche Anforderungen

3.1 Antrag. Der Antrag muss am Smartphone in weniger als fünfzehn Minuten auszufüllen sein, jederzeit unterbrochen und an einem anderen Gerät fortgesetzt werden können. Einkommensnachweise werden fotografiert oder per Kontoblick (mit ausdrücklicher Einwilligung) ermittelt. Es sind gemeinsame Anträge von Eheleuten vorzusehen, auch wenn einer der beiden kein Mitglied ist.

3.2 Prüfung. Die Bonitätsprüfung erfolgt über zwei Auskunfteien und unsere eigene Scorekarte. Wichtig: Eine Ablehnung darf nicht allein automatisiert erfolgen. Jeder Ablehnung geht eine Prüfung durch eine Sachbearbeiterin voraus, und das Mitglied erhält eine verständliche Begründung. Die Haushaltsrechnung muss nachvollziehbar dokumentiert werden, weil die Revision sie stichprobenweise kontrolliert.

3.3 Vertrag. Effektivzins, Sollzins, Gesamtbetrag und Widerrufsbelehrung sind nach den gesetzlichen Vorgaben darzustellen. Eine Restschuldversicherung darf angeboten, aber nicht vorausgewählt werden; die Wartefrist von einer Woche ist technisch sicherzustellen.

3.4 Nach dem Abschluss. Ratenpausen, Stundungen, Umschuldungen und vorzeitige Rückzahlungen sollen über das Portal beantragt werden können. Zahlungserinnerungen werden in freundlichem Ton versandt; unsere jetzigen Mahntexte („Letzte Mahnung! Handeln Sie sofort!“) sind Jahrzehnte alt und gehören ersetzt. Vorschläge dafür sind willkommen.

3.5 Barrierefreiheit. Das Durchschnittsalter unserer Mitglieder liegt bei 54 Jahren. Die Anwendung muss den Anforderungen des Barrierefreiheitsstärkungsgesetzes genügen und mit Vorleseprogrammen nutzbar sein. Plattdeutsch als zweite Sprache wurde im Beirat ernsthaft gefordert; ich gebe es hiermit weiter.

4. Technische Rahmenbedingungen

Das Kernbanksystem wird von einem Rechenzentrum betrieben und bietet REST-Schnittstellen für Personen, Konten und Darlehen, jedoch nicht für Sicherheiten. Dort gibt es lediglich einen nächtlichen CSV-Export. Anmeldung der Beschäftigten über das vorhandene Verzeichnis (OpenID Connect). Betrieb ausschließlich in der EU, vorzugsweise in Deutschland. DORA, MaRisk und BAIT sind einzuhalten; Sie müssten sich als IT-Dienstleister einer Auslagerungsprüfung unterziehen und uns sowie der Aufsicht Prüfungsrechte einräumen. Quellcode: Wir möchten ein dauerhaftes Nutzungs- und Bearbeitungsrecht erhalten.

5. Mengengerüst

- Kreditanträge pro Jahr: ca. 4.200, davon 2.900 Ratenkredite
- Gleichzeitige Nutzer des Portals in der Spitze (Tag der Dividende): ca. 1.500
- Sicherheiten im Bestand: 11.800
- Dokumente im Archiv: 1,6 Mio. Seiten
- Sachbearbeiter: 34, Berater: 41, Revision: 3

6. Vorgehen und Zeitplan

Bis zum Monatsende sammeln wir Interessensbekundungen. Danach laden wir drei bis vier Anbieter zu einem halbtägigen Workshop nach Lüneburg ein (Aufwandsentschädigung 1.200 € pauschal). Die Entscheidung trifft der Vorstand im dritten Quartal, Projektstart wäre im Oktober. Wir bevorzugen ein Vorgehen in Etappen mit früh nutzbaren Ergebnissen und würden mit dem Ratenkredit beginnen.

Ein Budget ist im Grundsatz beschlossen. Ich darf so viel sagen: Angebote unter 150.000 € würden uns misstrauisch machen, Angebote über 600.000 € wären nicht darstellbar.

7. Unsere Bitte an Sie

Bitte nennen Sie uns formlos

- Ihr grundsätzliches Interesse,
- zwei bis drei Referenzen, möglichst aus einem regulierten Umfeld,
- die Größe des Teams, das Sie einsetzen würden, und dessen Standorte,
- Ihren Tagessatz oder eine Spanne,
- Ihre Erfahrung mit Auslagerungsprüfungen,
- und eine ehrliche Einschätzung, welcher Teil dieses Vorhabens aus Ihrer Sicht der riskanteste ist.

Auf die letzte Antwort bin ich am meisten gespannt.

Für Rückfragen stehe ich Ihnen dienstags bis donnerstags gern zur Verfügung. Von Werbeanrufen durch Ihre Vertriebsabteilung bitte ich abzusehen.

Mit freundlichen Grüßen

Dr. Annelie Brockstedt
Stabsstelle Digitalisierung
Kreditgenossenschaft Nordheide eG`,
  },
  {
    about: 'sports club, German, all lower case without punctuation',
    from_name: 'jens vom sv wiesental',
    from_email: 'jens@example',
    from_subject: 'vereinsapp',
    from_number: '0171 3920052',
    from_message:
      'moin wir sind ein sportverein mit 600 leuten und suchen jemand der uns ne app macht für trainingszeiten absagen und beiträge haben aber nicht viel geld so 2000 euro vielleicht geht da was oder eher nich danke schonmal gruß jens',
  },
  {
    about: 'hotel group, German, forwarded mail with quoting',
    from_name: 'Sabine Treuenfels',
    from_email: 'direktion@hotel-seeschwalbe.example',
    from_subject: 'WG: Gutscheinshop – Angebot läuft ab',
    from_number: '',
    from_message: `Guten Morgen, siehe unten. Können Sie das auch, und zwar ohne 12 % Provision? Danke! S. Treuenfels

Von: Vertrieb Gutscheinwelt <vertrieb@gutscheinwelt.example>
Gesendet: Donnerstag, 6. Februar 2025 17:52
An: direktion@hotel-seeschwalbe.example
Betreff: Gutscheinshop – Angebot läuft ab

> Liebe Frau Treuenfels,
>
> nur noch bis Sonntag: 50 % Rabatt auf die Einrichtung! Sie zahlen statt
> 1.990 € nur 995 € und erhalten gratis unser Bonuspaket „Mehr Umsatz“.
> Die Provision beträgt lediglich 12 % pro verkauftem Gutschein.
>
> Jetzt sichern: https://gutscheinwelt.example/angebot/seeschwalbe
>
> Ihr Team der Gutscheinwelt
>
>> Am 03.02.2025 schrieb S. Treuenfels:
>> Bitte rufen Sie mich nicht mehr während des Frühstücks an.`,
  },
  {
    about: 'insurance broker, French, very formal',
    from_name: 'Mme Solène Quérard de Maupas',
    from_email: 's.querard@cabinet-maupas.example',
    from_subject: 'Demande de devis : extranet de gestion des sinistres',
    from_number: '+33 1 99 00 01 54',
    from_message: `Madame, Monsieur,

Notre cabinet de courtage en assurances (42 collaborateurs, Nantes et Angers) souhaite se doter d'un extranet permettant à nos assurés de déclarer un sinistre, de déposer des pièces justificatives et de suivre l'indemnisation de leur dossier.

Nous vous saurions gré de bien vouloir nous adresser une proposition chiffrée comprenant :

– la conception et le développement de l'extranet ;
– la reprise de 18 000 contrats existants (auto, habitation, santé, décès) ;
– la signature électronique des avenants ;
– l'hébergement certifié HDS et la maintenance sur trois ans.

Votre offre devra nous parvenir au plus tard le 30 du mois courant, par retour de courriel.

Nous vous remercions par avance de l'attention que vous porterez à notre demande et vous prions d'agréer, Madame, Monsieur, l'expression de nos salutations distinguées.

Solène Quérard de Maupas
Directrice générale`,
  },
  {
    about: 'microcredit institution, French (Senegal), formal with bullet list',
    from_name: 'Mamadou Lamine Sarr',
    from_email: 'ml.sarr@teranga-microcredit.example',
    from_subject: 'Application mobile de microcrédit',
    from_number: '+221 00 555 01 55',
    from_message: `Bonjour,

Je suis responsable des opérations chez Teranga Microcrédit à Thiès. Nous accordons des prêts de 50 000 à 3 000 000 FCFA aux femmes commerçantes, avec ou sans garantie (caution solidaire, bijoux en or, titre foncier).

Nous cherchons un prestataire pour :
• une demande de prêt par téléphone, réponse sous 24 h ;
• le déblocage et le remboursement par mobile money ;
• le calcul des intérêts (2 % par mois, dégressif) et des pénalités ;
• le suivi des tontines ;
• une version en wolof, avec messages vocaux.

Beaucoup d'escrocs proposent des « prêts entre particuliers sérieux et rapides à 3 % » sur les réseaux et se servent de notre logo. Pouvez-vous aussi nous conseiller à ce sujet ?

Merci de nous indiquer votre meilleur prix et le délai.

Cordialement,
M. L. Sarr`,
  },
  {
    about: 'start-up second-hand bikes, French, chatty with emoji',
    from_name: 'Lou',
    from_email: 'lou@biclou.example',
    from_subject: 'Coucou, une question sur vos tarifs 🚲',
    from_number: '',
    from_message: `Coucou l'équipe !

On est trois potes à Grenoble et on lance Biclou, une appli pour revendre son vélo sans se faire arnaquer 😅 (vérif du marquage, paiement bloqué jusqu'à la remise en main propre, tout ça). On a déjà une landing avec 1 900 inscrits 🎉 mais aucun de nous ne code, enfin si, moi, mais très mal.

Vous faites des MVP ? Genre 15-20 k€ max, avec la BPI qui suit peut-être derrière. Et est-ce que vous prenez du BSA ou c'est mort ?

Dispo pour un visio quand vous voulez, sauf mercredi aprem.

Bises
Lou`,
  },
  {
    about: 'NGO for orphans, French (Cameroon), respectful and emotional',
    from_name: 'Sœur Marie-Clarisse Ebanga',
    from_email: 'soeurclarisse@foyer-esperance.example',
    from_subject: 'Site internet pour notre foyer',
    from_number: '',
    from_message: `Bien-aimés dans le Seigneur,

Que la paix soit avec vous. Je suis Sœur Marie-Clarisse, directrice du Foyer Espérance à Bafoussam, qui accueille 86 orphelins et des veuves du quartier. Nous vivons de dons. Une bienfaitrice belge, aujourd'hui décédée, nous a laissé par testament la somme de 9 000 euros, à utiliser pour « faire connaître le foyer au monde ».

Nous voudrions donc un site avec des photos (sans les visages des enfants), les nouvelles de la maison, et un moyen de faire un don par carte bancaire ou par mobile money, avec un reçu.

Nous ne connaissons rien à l'informatique. Que pouvez-vous nous proposer pour une partie de cette somme ? Nous prierons pour vous dans tous les cas.

Union de prières,
Sœur Marie-Clarisse`,
  },
  {
    about: 'online shop outage, French, angry all capitals',
    from_name: 'GÉRARD LHERMITTE',
    from_email: 'contact@caves-lhermitte.example',
    from_subject: 'SITE EN PANNE DEPUIS HIER !!!',
    from_number: '06 39 98 01 58',
    from_message: `LE SITE EST EN PANNE DEPUIS HIER SOIR 21H ET PERSONNE NE RÉPOND AU TÉLÉPHONE !!! C'EST LA FOIRE AUX VINS, JE PERDS 3 000 € PAR JOUR, VOUS COMPRENEZ ÇA ??? ÇA AFFICHE « ERREUR 500 » SUR TOUTES LES PAGES ET LE PAIEMENT CB NE PASSE PLUS.

RAPPELEZ-MOI IMMÉDIATEMENT OU JE FAIS OPPOSITION AU PRÉLÈVEMENT. INADMISSIBLE !!!`,
  },
  {
    about: 'charity tombola, French (Belgium), polite with prices',
    from_name: 'Comité des fêtes de Rochemont',
    from_email: 'comite@rochemont-en-fete.example',
    from_subject: 'Tombola en ligne, est-ce possible ?',
    from_number: '',
    from_message: `Bonjour,

Chaque année nous organisons une grande tombola au profit de l'école : 5 000 billets à 2,50 €, premier lot une voiture d'occasion, deuxième lot un voyage pour deux, et 200 petits lots. Félicitations aux gagnants, photo dans le journal, etc.

Cette année nous aimerions vendre les billets en ligne, faire un tirage au sort devant huissier, et prévenir les gagnants par e-mail. L'an dernier, nos e-mails « Vous avez gagné ! » sont tous arrivés dans les indésirables, évidemment...

Avez-vous déjà fait ce genre de chose ? Notre budget est de 1 500 € TVAC, soit 12 % de la recette.

Bien à vous,
Pour le comité, Thierry Wauquelin (secrétaire)`,
  },
  {
    about: 'unknown trade, French, one line',
    from_name: 'sylvie p.',
    from_email: 'sylvie.p@mail.example',
    from_subject: 'devis',
    from_number: '',
    from_message: 'bonjour, devis pour un site vitrine 5 pages svp, merci',
  },
  {
    about: 'pharmacy chain, Spanish (Mexico), formal',
    from_name: 'Q.F.B. Itzel Marroquín Duarte',
    from_email: 'imarroquin@farmaciaselarrayan.example',
    from_subject: 'Cotización de tienda en línea y control de recetas',
    from_number: '+52 55 0000 0161',
    from_message: `Estimados señores:

Por medio del presente me permito saludarles y solicitar su amable cotización para una tienda en línea para Farmacias El Arrayán (31 sucursales en Puebla y Tlaxcala).

Requerimos:
- Catálogo de 9,800 productos, incluyendo genéricos (metformina, losartán, omeprazol, sildenafil, clonazepam).
- Los medicamentos del grupo II y III sólo podrán surtirse con receta; el sistema debe retener la receta electrónica.
- Promociones: 3x2, 15% de descuento los lunes, monedero electrónico.
- Facturación CFDI 4.0.
- Entrega a domicilio en menos de 60 minutos.

Favor de indicar precio más IVA, forma de pago y vigencia de la cotización. El comité de compras sesiona el próximo jueves, por lo que agradeceremos su pronta respuesta.

Sin más por el momento, quedo de ustedes.

Q.F.B. Itzel Marroquín Duarte
Gerente de Operaciones`,
  },
  {
    about: 'estate agent, Spanish (Argentina), informal with 3 links',
    from_name: 'Nahuel Iturbe',
    from_email: 'nahuel@iturbepropiedades.example',
    from_subject: 'Portal inmobiliario',
    from_number: '',
    from_message: `Hola, ¿cómo andan? Soy Nahuel, de Iturbe Propiedades en Rosario. Tenemos unas 340 propiedades en venta y alquiler y estamos podridos de pagar tres portales distintos. Queremos algo propio, que ande bien en el celu.

Les paso tres que me gustan:
https://www.casas-del-litoral.example
https://pampahogar.example/buscar?tipo=depto&amb=2
https://www.ladrillo-y-cielo.example/mapa

Precios en dólares y en pesos (u$s 85.000, $ 320.000 + expensas), con actualización por ICL. ¿Me tiran un número aproximado? Y si cobran en dólares o pesos, que acá es todo un tema jaja.

Abrazo`,
  },
  {
    about: 'cyberattack on town council, Spanish (Spain), urgent',
    from_name: 'Begoña Zuloaga Ferri',
    from_email: 'bego.zuloaga@correo.example',
    from_subject: 'URGENTE: ransomware, piden rescate en bitcoin',
    from_number: '+34 000 555 163',
    from_message: `Buenas tardes:

Soy la secretaria-interventora de un ayuntamiento pequeño (4.100 habitantes). Desde las 7:40 no podemos entrar en el padrón ni en la contabilidad. En todas las pantallas aparece: «Sus archivos han sido cifrados. Pague 0,9 BTC en 48 horas o publicaremos los datos».

Hemos avisado a la Guardia Civil y al CCN-CERT, pero nos dicen que busquemos también una empresa que pueda ayudarnos a restaurar. ¿Se dedican ustedes a esto? ¿Podría venir alguien hoy mismo? Tenemos un contrato menor disponible, hasta 15.000 € sin IVA.

Escribo desde mi correo personal porque el oficial no funciona.

Gracias, de verdad.
Begoña`,
  },
  {
    about: 'forex and crypto school, Spanish (Colombia), enthusiastic',
    from_name: 'Jhon Freddy Cárdenas',
    from_email: 'jhonfreddy@academia-velas.example',
    from_subject: 'App para mi academia de trading 📈',
    from_number: '',
    from_message: `Buenas tardes, cordial saludo 🙌

Tengo una academia de trading en Medellín (forex, índices sintéticos y criptomonedas), 850 alumnos activos. Quiero una app con clases en vivo, copy trading, billetera y un programa de referidos: el que invite a un amigo gana 10 dólares.

Aclaro que NO prometemos ganancias garantizadas ni "libertad financiera en 30 días", somos serios y estamos con contador y abogado. La mensualidad es de $180.000 COP y la mentoría 1:1 vale 400 USD.

¿Cuánto vale una app así y cuánto se demoran? ¿Manejan pagos por cuotas?

Quedo súper atento, ¡bendiciones!
Jhon Freddy`,
  },
  {
    about: 'engineering student, Spanish (Peru), polite request for internship',
    from_name: 'Milagros Quispe H.',
    from_email: 'milagros.qh@universidad.example',
    from_subject: 'Consulta sobre prácticas preprofesionales',
    from_number: '',
    from_message: `Estimado equipo, buenas noches.

Soy estudiante de octavo ciclo de Ingeniería de Sistemas y quisiera saber si reciben practicantes de manera remota. Manejo Python, un poco de Angular y estoy aprendiendo Docker. Necesito completar 480 horas antes de diciembre para poder titularme.

No tengo experiencia laboral todavía, pero hice el sistema de notas de mi colegio. Puedo enviar mi CV si me indican a qué correo.

Muchas gracias por su tiempo.`,
  },
  {
    about: 'taxi cooperative, Spanish (Ecuador), all capitals',
    from_name: 'COOPERATIVA DE TAXIS RUTA ANDINA',
    from_email: '',
    from_subject: 'APLICACION',
    from_number: '0900 000 166',
    from_message: `BUENOS DIAS QUISIERA SABER EL COSTO DE UNA APLICACION DE TAXI PARA 75 UNIDADES CON GPS Y BOTON DE PANICO. TENEMOS COMPETENCIA DE LAS APLICACIONES EXTRANJERAS Y LOS SOCIOS ESTAN PERDIENDO EL 40% DE LAS CARRERAS. FAVOR LLAMAR EN HORARIO DE OFICINA. GRACIAS`,
  },
  {
    about: 'bank, Portuguese (Angola), formal request for proposal',
    from_name: 'Direcção de Compras, Banco Planalto Sul',
    from_email: 'compras@planaltosul.example',
    from_subject: 'Convite para apresentação de proposta n.º 017/DC/2025',
    from_number: '',
    from_message: `Exmos. Senhores,

Vimos por este meio convidar a V/ empresa a apresentar proposta técnica e financeira para o fornecimento de uma plataforma de crédito ao consumo (crédito salário, crédito automóvel com garantia real e crédito habitação com hipoteca).

A proposta deverá contemplar:
a) preço em Kwanzas e em USD, com indicação do IVA;
b) prazo de execução não superior a 180 dias;
c) integração com o core bancário e com a central de informação e risco de crédito;
d) formação de 25 utilizadores em Luanda;
e) garantia bancária de boa execução de 10%.

Data limite de entrega: 14 dias a contar da presente data, em envelope fechado e lacrado ou por e-mail.

Agradecemos a confirmação da recepção deste convite.

Com os melhores cumprimentos,
A Direcção de Compras`,
  },
  {
    about: 'aesthetic clinic, Portuguese (Brazil), chatty with emoji',
    from_name: 'Dra. Thalita Bragança',
    from_email: 'dra.thalita@clinicaviva.example',
    from_subject: 'App p/ clínica (botox, emagrecimento)',
    from_number: '(11) 0000-0168',
    from_message: `Oi gente, tudo bem? 😊

Tenho uma clínica de estética aqui em Moema: botox, preenchimento, depilação a laser, e agora um programa de emagrecimento com acompanhamento médico (semaglutida, só com receita, tá?). Preciso de um app pra paciente marcar horário, receber lembrete no WhatsApp, ver o antes e depois (privado!!) e pagar em até 10x sem juros.

Hoje tá tudo na agenda de papel da Cleide, a recepcionista, que vai se aposentar em junho 😱

Quanto fica mais ou menos? E tem mensalidade?

Beijos, Thalita`,
  },
  {
    about: 'online bookmaker, Portuguese (Portugal), terse and technical',
    from_name: 'R. Sequeira',
    from_email: 'rsequeira@apostaviva.example',
    from_subject: 'Reforço de equipa – apostas desportivas e casino online',
    from_number: '',
    from_message: `Boa tarde. Operador licenciado SRIJ. Precisamos de 3 devs (1 sénior Kotlin, 2 React) durante 6 meses, remoto, para: carteira única, bónus sem depósito, rodadas grátis, limites de jogo responsável e autoexclusão. Início dia 1. Indiquem valor/dia e CVs. Obrigado.`,
  },
  {
    about: 'soy farm, Portuguese (Brazil), pipe table',
    from_name: 'Valdir Schumann Neto',
    from_email: 'valdir@fazendatresrios.example',
    from_subject: 'Sistema de safra',
    from_number: '',
    from_message: `Bom dia. Fazenda Três Rios, Sorriso-MT, 11.400 ha. Hoje controlo assim:

Talhão | Área (ha) | Cultura | Defensivo   | Dose L/ha | Sc/ha
T-01   | 420       | soja    | glifosato   | 3,0       | 64
T-02   | 388       | soja    | glifosato   | 3,0       | 61
T-07   | 510       | milho   | atrazina    | 4,5       | 118
T-11   | 295       | algodão | (aguardando)|           |

Quero isso no tablet do trator, sem internet, e que o agrônomo assine o receituário. Também custo por saca e preço futuro em dólar. Já gastei R$ 90 mil num sistema que ninguém usa, então me mostrem funcionando antes de eu pagar qualquer coisa.

Valdir`,
  },
  {
    about: 'church, Portuguese (Mozambique), greeting and low budget',
    from_name: 'Pr. Aurélio Macuácua',
    from_email: 'pr.aurelio at example dot org',
    from_subject: 'A paz do Senhor',
    from_number: '+258 00 555 0171',
    from_message: `A paz do Senhor, amados irmãos.

Somos uma igreja na Matola com 700 membros e queremos uma página na Internet para transmitir o culto, receber dízimos e ofertas pelo telemóvel e partilhar a palavra. Não temos muito valor, somente 25.000 meticais, mas cremos que Deus proverá. Aguardamos a vossa resposta. Deus vos abençoe ricamente.`,
  },
  {
    about: 'logistics company, Arabic (UAE), formal with numbered list',
    from_name: 'م. فيصل الدرويش',
    from_email: 'f.aldarwish@qafila-logistics.example',
    from_subject: 'طلب عرض سعر: نظام إدارة أسطول ومستودعات',
    from_number: '+971 00 555 0172',
    from_message: `السادة الكرام،

السلام عليكم ورحمة الله وبركاته، وبعد:

نحن شركة قافلة للخدمات اللوجستية، ولدينا ١٤٠ شاحنة وثلاثة مستودعات في جبل علي والشارقة. نرغب في الحصول على عرض سعر لتطوير نظام متكامل يشمل:

١. تتبع الشاحنات والحاويات في الوقت الحقيقي
٢. إدارة المخزون بالباركود
٣. بوابة للعملاء لمتابعة الشحنات ودفع الفواتير
٤. تطبيق للسائقين باللغات العربية والإنجليزية والأردية

يرجى توضيح التكلفة شاملة ضريبة القيمة المضافة ٥٪ ومدة التنفيذ وشروط الدفع. آخر موعد لاستلام العروض هو نهاية الشهر الجاري.

وتفضلوا بقبول فائق الاحترام والتقدير،

م. فيصل الدرويش
مدير تقنية المعلومات`,
  },
  {
    about: 'zakat charity, Arabic (Jordan), formal religious wording with 1 link',
    from_name: 'جمعية سنابل الخير',
    from_email: 'info@sanabel.example',
    from_subject: 'منصة تبرعات إلكترونية',
    from_number: '',
    from_message: `السلام عليكم ورحمة الله،

نحن جمعية خيرية مسجلة في عمّان نكفل ٣٢٠٠ يتيم ونوزع الزكاة والصدقات وكسوة الشتاء. نريد منصة يستطيع المتبرع من خلالها أن يحسب زكاته ويتبرع بالبطاقة أو التحويل، ويكفل يتيمًا بمبلغ ٣٥ دينارًا شهريًا، ويحصل على وصل وتقرير.

موقعنا الحالي: https://www.sanabel.example/ar

نرجو منكم مراعاة أننا جمعية غير ربحية. جزاكم الله خيرًا وبارك في أعمالكم.

أمين السر
هدى القضاة`,
  },
  {
    about: 'unknown trade, Arabic (Egypt), terse dialect',
    from_name: 'محمود',
    from_email: 'mahmoud77@mail.example',
    from_subject: '',
    from_number: '',
    from_message: 'السلام عليكم عايز اعمل ابلكيشن توصيل طلبات زي المشهورين بكام ؟',
  },
  {
    about: 'real estate developer, Arabic (Saudi Arabia), marketing with percentages',
    from_name: 'نورة العتيبي',
    from_email: 'noura@dar-almasat.example',
    from_subject: 'تطبيق بيع وحدات على الخارطة',
    from_number: '+966 00 000 0175',
    from_message: `مساء الخير 🌷

نطلق قريبًا مشروع «واحة الماسات» بالرياض، ٦٨٠ فيلا وشقة تبدأ من ٨٩٠ ألف ريال. دفعة أولى ١٠٪ فقط وعائد إيجاري متوقع ٧٪ سنويًا. نحتاج تطبيق يعرض الوحدات ثلاثي الأبعاد، ويحجز العميل بدفع عربون ٥٠٠٠ ريال، ويوقع العقد إلكترونيًا ويتابع نسبة الإنجاز.

هل سبق لكم تنفيذ مشروع مماثل؟ ومتى ممكن نجتمع عن بعد؟ الإطلاق بعد ٤ شهور والوقت ضيق جدًا.

شكرًا
نورة العتيبي – مديرة التسويق`,
  },
  {
    about: 'freight forwarder, Russian (Kazakhstan), formal',
    from_name: 'Айгуль Сеитова',
    from_email: 'a.seitova@steppe-cargo.example',
    from_subject: 'Запрос коммерческого предложения',
    from_number: '+7 000 555 01 76',
    from_message: `Добрый день!

ТОО «Степь Карго» (Алматы) рассматривает возможность заказа информационной системы для экспедирования грузов по маршруту Китай – Казахстан – Европа.

Просим направить коммерческое предложение на следующие работы:
1. Личный кабинет клиента: заявки, статусы, документы (CMR, инвойс, таможенная декларация).
2. Мобильное приложение водителя.
3. Обмен данными с 1С.
4. Техническая поддержка в течение 24 месяцев.

Просим указать стоимость без НДС, сроки и условия оплаты (предпочтительно 30 % аванс, 70 % по факту). Предложения принимаются до 25 числа.

С уважением,
Айгуль Сеитова
начальник отдела закупок`,
  },
  {
    about: 'online shop owner, Russian (Armenia), technical with code pasted',
    from_name: 'Артур',
    from_email: 'artur@podarki-ararat.example',
    from_subject: 'Не приходит webhook от платёжки',
    from_number: '',
    from_message: `Здравствуйте. У меня интернет-магазин подарков, сайт делал фрилансер, который пропал. После оплаты заказ остаётся «в ожидании», деньги при этом списываются. Вот что нашёл:

$sign = md5($_POST['order_id'] . ':' . $_POST['amount'] . ':' . SECRET);
if ($sign != $_POST['sign']) {
    die('bad sign'); // <-- всегда сюда
}
mysql_query("UPDATE orders SET status='paid' WHERE id=" . $_POST['order_id']);

PHP Warning: Undefined array key "sign" in /var/www/shop/callback.php on line 12

Понимаю, что код ужасный. Сколько возьмёте, чтобы починить и заодно посмотреть безопасность? Срочно, каждый день теряю заказов на 100 тыс. драмов.`,
  },
  {
    about: 'language school, Russian, no name, short and casual',
    from_name: '',
    from_email: 'hello@lingvolab.example',
    from_subject: '',
    from_number: '',
    from_message:
      'здравствуйте, нужна платформа для онлайн уроков английского, чтобы учитель и ученик, расписание, оплата абонементом. примерно 40 учителей. сколько стоит и есть ли готовое? можно в телеграм или на почту',
  },
  {
    about: 'private clinic, Russian (Israel), polite with prices and phone wish',
    from_name: 'Д-р Марк Лифшиц',
    from_email: 'dr.lifshitz@klinika-lev.example',
    from_subject: 'Онлайн-запись и лечение иностранных пациентов',
    from_number: '+972 00 555 0179',
    from_message: `Уважаемые коллеги,

наша клиника в Хайфе принимает пациентов из-за рубежа: урология, гинекология, ЭКО, онкология. Нужен сайт на трёх языках (русский, иврит, английский) с онлайн-записью, загрузкой анализов и предоплатой консультации ($350, в будущем скидка 10 % для повторных пациентов).

Важно: никакой рекламы в духе «вылечим за 3 дня», у нас строгая этическая комиссия.

Позвоните, пожалуйста, в воскресенье или понедельник после 17:00, говорю также по-английски.

С уважением,
Марк Лифшиц`,
  },
  {
    about: 'machinery exporter, Chinese (Simplified), formal',
    from_name: '周雅琴',
    from_email: 'zhou.yaqin@hengtong-machinery.example',
    from_subject: '关于开发海外售后服务平台的询价函',
    from_number: '+86 000 0000 0180',
    from_message: `尊敬的先生/女士:

您好!我公司(恒通机械,位于山东济宁)在尼日利亚、加纳和肯尼亚销售工程机械,目前约有1,900台设备在当地运行。现计划开发一套海外售后服务平台,主要需求如下:

一、客户扫码报修,支持英语、法语和豪萨语;
二、配件库存与报价,币种为美元和奈拉;
三、工程师派单与远程诊断;
四、与我公司用友ERP对接。

烦请贵公司提供报价(含税)、开发周期、付款方式以及在拉各斯的售后支持情况。如方便,我司代表将于下月中旬赴拉各斯,届时希望登门拜访。

盼复,顺祝商祺!

恒通机械 海外事业部
周雅琴`,
  },
  {
    about: 'cross-border online seller, Chinese (Simplified), casual with 6 links',
    from_name: 'Leo 林',
    from_email: 'leo.lin@mushu-home.example',
    from_subject: '独立站改版',
    from_number: '',
    from_message: `你好,我们做家居用品跨境电商,现在有6个国家站点,想合并成一个系统,统一库存和订单:

https://us.mushu-home.example
https://uk.mushu-home.example
https://de.mushu-home.example/wohnzimmer
https://fr.mushu-home.example
https://jp.mushu-home.example
https://ng.mushu-home.example

主要问题:打开太慢(尼日利亚要9秒),支付成功率只有52%,退货流程全靠人工。预算大概20万人民币,最好在黑五之前上线。请问你们做过类似的吗?可以先加个微信聊。谢谢!`,
  },
  {
    about: 'hot-spring hotel, Chinese (Traditional, Taiwan), polite',
    from_name: '許芷寧',
    from_email: 'service@yunshan-onsen.example',
    from_subject: '想詢問訂房系統與會員點數',
    from_number: '+886 0 0000 0182',
    from_message: `您好:

我們是礁溪的溫泉旅館,共46間房。目前訂房主要靠國外平台,佣金高達18%,希望能有自己的官網訂房系統,並加入會員集點(消費100元1點,滿300點可兌換下午茶)與禮券功能。

另外想請教:
1. 是否支援信用卡與行動支付?
2. 能否串接現有的PMS?
3. 每月維護費用約多少?

若需要更多資料,請再與我聯絡,謝謝您!

許芷寧 敬上`,
  },
  {
    about: 'unknown trade, Chinese (Simplified), one line',
    from_name: '王',
    from_email: 'wang',
    from_subject: '',
    from_number: '',
    from_message: '做一个小程序多少钱?',
  },
  {
    about: 'bus company, Nigerian Pidgin, chatty',
    from_name: 'Oga Felix',
    from_email: 'felixmotors@mail.example',
    from_subject: 'How una dey',
    from_number: '0800 555 0184',
    from_message: `How una dey? Abeg I get 18 bus wey dey run Benin–Warri–Port Harcourt. I wan make people fit book seat for phone and pay before dem reach park, because that my manager for Effurun dey chop my money. E go tell me say na 9 passenger, but bus full kpatakpata.

So e must show me who pay, which seat, which driver, everything. If person cancel, make e no collect full refund, 70% do.

How much una go collect? No call me oyinbo price o, I be small man. I fit drop something for ground first make una start. Call me anytime, if I no pick I dey drive.`,
  },
  {
    about: 'fashion designer, Nigerian Pidgin mixed with English, no punctuation',
    from_name: 'Queen Ese',
    from_email: 'queen.ese@',
    from_subject: 'website',
    from_number: '08005550185',
    from_message:
      'abeg i wan do website for my asoebi and gele business wetin be the last price and how many days e go take i don see una work for my friend hand e sweet well well i get logo already but na jpeg',
  },
  {
    about: 'cocoa farmers cooperative, Yoruba, respectful',
    from_name: 'Olóyè Akínwándé Adéṣọjí',
    from_email: 'egbe@kokoifedore.example',
    from_subject: 'Ìbéèrè nípa áàpù fún ẹgbẹ́ àgbẹ̀',
    from_number: '+234 800 555 0186',
    from_message: `Ẹ kú iṣẹ́ o,

Mo kí yín púpọ̀. Èmi ni alága ẹgbẹ́ àgbẹ̀ kòkó ní Ìfẹ́dọ̀rẹ̀, ìpínlẹ̀ Òǹdó. A jẹ́ àgbẹ̀ ẹ̀ẹ́dẹ́gbẹ̀ta (500). A fẹ́ áàpù tí yóò máa kọ iye kòkó tí ẹnì kọ̀ọ̀kan mú wá sílẹ̀, iye owó tí a san fún un, àti owó tí ó yá nínú ẹgbẹ́. Ọ̀pọ̀ nínú wa kò gbọ́ Gẹ̀ẹ́sì dáadáa, nítorí náà ó gbọ́dọ̀ sọ̀rọ̀ Yorùbá.

Ẹ jọ̀ọ́, èló ni yóò jẹ́? Ǹjẹ́ ẹ lè wá sí Ìfẹ́dọ̀rẹ̀ kí a jọ sọ̀rọ̀? Ẹ ṣeun púpọ̀, Ọlọ́run á bùkún iṣẹ́ yín.

Olóyè Adéṣọjí`,
  },
  {
    about: 'Islamic school, Hausa, polite',
    from_name: 'Malam Sani Garba Ɗantata-Rimi',
    from_email: 'makaranta@nurulilm.example',
    from_subject: 'Neman manhajar makaranta',
    from_number: '0800 555 0187',
    from_message: `Assalamu alaikum,

Ina yi muku gaisuwa ta musamman. Sunana Malam Sani, shugaban makarantar Nurul Ilm da ke Katsina. Muna da ɗalibai dubu ɗaya da ɗari biyu (1,200). Muna neman manhaja wadda iyaye za su iya biyan kuɗin makaranta ta waya, su kuma ga sakamakon jarrabawa da halartar yara.

Don Allah nawa ne kuɗin aikin, kuma tsawon wane lokaci zai ɗauka? Muna so ta kasance da harshen Hausa da Turanci da kuma Larabci.

Mun gode, Allah ya saka da alheri.`,
  },
  {
    about: 'textile manufacturer, Turkish, formal',
    from_name: 'Nurgül Karahasan',
    from_email: 'n.karahasan@ipekyolu-tekstil.example',
    from_subject: 'B2B sipariş portalı için teklif talebi',
    from_number: '+90 000 555 01 88',
    from_message: `Sayın Yetkili,

Denizli'de havlu ve bornoz üreten, ihracat oranı %83 olan bir firmayız. Toptan müşterilerimizin (Avrupa, Kuzey ve Batı Afrika) stok görebileceği, fiyat listesine göre sipariş verebileceği ve sevkiyatı takip edebileceği bir B2B portal yaptırmak istiyoruz.

• Ürün sayısı: yaklaşık 2.600
• Diller: Türkçe, İngilizce, Fransızca, Arapça
• Muhasebe entegrasyonu zorunlu
• Asgari sipariş 500 adet, toptan indirim %5–%20

Fiyat teklifinizi KDV hariç olarak ve mümkünse bu hafta içinde iletmenizi rica ederiz.

Saygılarımızla,
Nurgül Karahasan
İhracat Müdürü`,
  },
  {
    about: 'casino hotel, Turkish (Cyprus), short with dotted list',
    from_name: 'Cem',
    from_email: 'cem.bt@lapishotel.example',
    from_subject: 'casino üyelik + otel app',
    from_number: '',
    from_message: `Merhaba, Girne'de 5 yıldızlı otel + casino. İhtiyaç:
- oda rezervasyon
- spa randevu
- casino VIP kart puanları (bonus, jackpot ekranı, çekiliş kazananları)
- push bildirim
Online bahis YOK, sadece tesis içi. Bütçe 60 bin euro civarı. Demo görebilir miyiz? İyi çalışmalar`,
  },
  {
    about: 'notary office inheritance, Italian, very formal',
    from_name: 'Notaio Dott.ssa Ludovica Sanseverini',
    from_email: 'segreteria@studio-sanseverini.example',
    from_subject: 'Richiesta di preventivo – gestione pratiche di successione',
    from_number: '+39 00 555 0190',
    from_message: `Spettabile Società,

lo scrivente studio notarile intende dotarsi di un applicativo per la gestione delle pratiche di successione: raccolta dei dati del defunto e degli eredi, inventario dei beni (immobili, conti correnti, titoli, polizze), calcolo delle imposte e predisposizione della dichiarazione.

Molti eredi risiedono all'estero e dovrebbero poter caricare i documenti in modo riservato, senza inviare copie del passaporto per posta elettronica, abitudine che, come potete immaginare, ci toglie il sonno.

Vi preghiamo di volerci far pervenire un preventivo di massima, IVA esclusa, entro 20 giorni dalla presente.

Ringraziando anticipatamente, porgiamo distinti saluti.

Per il Notaio Sanseverini
La segreteria`,
  },
  {
    about: 'replica furniture craftsman, Italian, chatty with 1 link',
    from_name: 'Gino della Bottega Marangon',
    from_email: 'gino@bottegamarangon.example',
    from_subject: 'sito nuovo!',
    from_number: '',
    from_message: `Ciao ragazzi, sono Gino, facciamo mobili in stile, repliche fedeli di pezzi del Settecento veneziano (fatte a mano eh, non roba cinese, e dichiarate come copie!). Il sito l'ha fatto mio cognato nel 2009 e si vede: https://www.bottegamarangon.example

Vorrei vendere anche in America e magari aggiungere un configuratore: legno, foglia oro, tessuto. Un tavolo parte da 4.800 €, spedizione esclusa.

Quanto mi costa? Ditemi una cifra onesta, così mi siedo prima 😄
Un saluto da Bassano, Gino`,
  },
  {
    about: 'municipality energy project, Dutch, businesslike',
    from_name: 'Marleen Oosterveld-Baas',
    from_email: 'm.oosterveld@gemeente-waterrijk.example',
    from_subject: 'Marktconsultatie energieloket',
    from_number: '',
    from_message: `Goedemiddag,

De gemeente Waterrijk wil een digitaal energieloket laten bouwen waar inwoners subsidie kunnen aanvragen voor isolatie en zonnepanelen (tot € 2.500, maximaal 30% van de kosten), een renteloze lening kunnen afsluiten en erkende installateurs kunnen vinden.

Voordat wij de aanbesteding publiceren, spreken wij graag met een aantal partijen. Drie vragen vooraf:

1. Heeft u ervaring met DigiD en de Common Ground-uitgangspunten?
2. Kunt u aantoonbaar voldoen aan WCAG 2.2 AA?
3. Met welke doorlooptijd moeten wij rekening houden?

Gesprekken vinden plaats op 11 en 12 juni, online, maximaal 45 minuten.

Met vriendelijke groet,
Marleen Oosterveld-Baas
Programmamanager Energietransitie`,
  },
  {
    about: 'phishing victim flower shop, Dutch, worried',
    from_name: 'Joke van der Hulst',
    from_email: 'joke@bloemenjoke.example',
    from_subject: 'Is dit een echte mail??',
    from_number: '',
    from_message: `Hallo, ik kreeg vanmorgen deze mail en heb helaas op de knop geklikt en ons wachtwoord ingevuld. Nu sturen wij zelf spam zegt een klant!!

"Uw mailbox is vol. Uw account wordt binnen 24 uur verwijderd. Klik hier om uw account te bevestigen: http://mailbox-verify.example/login"

Wat moet ik doen? Wachtwoord heb ik net veranderd. De site hebben jullie in 2021 voor ons gemaakt (Bloemen Joke, Hoorn). Kan er vandaag nog iemand meekijken? Ik ben tot 18u in de winkel, bel maar op de vaste lijn.

Groetjes, Joke`,
  },
  {
    about: 'accounting office, Polish, formal',
    from_name: 'Bożena Trzaskalik',
    from_email: 'biuro@trzaskalik-rachunki.example',
    from_subject: 'Zapytanie ofertowe – portal dla klientów biura rachunkowego',
    from_number: '+48 000 555 194',
    from_message: `Szanowni Państwo,

zwracam się z zapytaniem o wykonanie portalu dla klientów naszego biura rachunkowego (ok. 260 firm). Klient powinien mieć możliwość przesłania faktur i paragonów zdjęciem, sprawdzenia kwoty podatku VAT i składek do zapłaty oraz zadania pytania księgowej.

Wymagania: integracja z KSeF, logowanie dwuskładnikowe, serwery na terenie UE, umowa powierzenia danych.

Uprzejmie proszę o podanie ceny netto, terminu realizacji oraz kosztów utrzymania w skali roku. Na oferty czekam do 15 maja.

Z poważaniem,
Bożena Trzaskalik`,
  },
  {
    about: 'car parts shop, Polish, impatient informal',
    from_name: 'darek',
    from_email: 'darek@czesci-u-darka.example',
    from_subject: 'sklep',
    from_number: '',
    from_message: `witam. dzwonie do was od poniedzialku i nikt nie odbiera. potrzebuje sklep z czesciami do aut, 40 tys. pozycji, szukanie po VIN. obecny na shopie z abonamentem 399 zl/mies. chodzi jak krew z nosa. ile? prosze o konkretna cene a nie "to zalezy". pozdr`,
  },
  {
    about: 'precision parts maker, Japanese, very formal',
    from_name: '株式会社ミナト精機 総務部 柏木',
    from_email: 'kashiwagi@minato-seiki.example',
    from_subject: '生産管理システム開発に関するお問い合わせ',
    from_number: '+81-00-0000-0196',
    from_message: `ご担当者様

突然のご連絡失礼いたします。株式会社ミナト精機、総務部の柏木と申します。

弊社では現在、生産管理を表計算ソフトにて行っておりますが、来期よりシステム化を検討しております。つきましては、下記につきまして概算のお見積りを頂戴できますでしょうか。

・受注から出荷までの進捗管理(月間約3,000ロット)
・検査記録の電子化
・海外拠点(ラゴス、アクラ)との情報共有(日本語/英語)
・保守費用(年額)

予算は800万円程度(税別)を想定しております。ご多忙のところ恐縮ではございますが、ご検討のほど何卒よろしくお願い申し上げます。

柏木`,
  },
  {
    about: 'ramen shop owner, Japanese, short casual',
    from_name: '',
    from_email: 'menya-taka@mail.example',
    from_subject: '予約サイト',
    from_number: '',
    from_message:
      'はじめまして。ラーメン屋をやっています。予約とテイクアウト注文ができるホームページを作りたいのですが、いくらくらいかかりますか?写真はあります。返信はメールでお願いします🙏',
  },
  {
    about: 'coaching institute, Hindi, polite mixed with English terms',
    from_name: 'सुरेश चंद्र त्रिपाठी',
    from_email: 'suresh.tripathi@lakshya-coaching.example',
    from_subject: 'कोचिंग संस्थान के लिए मोबाइल ऐप',
    from_number: '+91 00000 00198',
    from_message: `महोदय/महोदया,

नमस्कार। मैं लक्ष्य कोचिंग, प्रयागराज का संचालक हूँ। हमारे यहाँ लगभग 2,500 विद्यार्थी प्रतियोगी परीक्षाओं की तैयारी करते हैं। हमें एक ऐप बनवाना है जिसमें लाइव क्लास, रिकॉर्डेड वीडियो, मॉक टेस्ट और फीस जमा करने की सुविधा हो। टॉपर विद्यार्थियों को ₹11,000 का इनाम और छात्रवृत्ति (50% तक छूट) भी ऐप में दिखानी है।

कृपया बताएं कि कुल खर्च कितना आएगा, कितना समय लगेगा और क्या EMI में भुगतान संभव है?

धन्यवाद,
सुरेश चंद्र त्रिपाठी`,
  },
  {
    about: 'safari operator, Swahili (Tanzania), friendly with prices',
    from_name: 'Neema Mushi-Laizer',
    from_email: 'neema@mlimasafari.example',
    from_subject: 'Tovuti ya safari na malipo kwa kadi',
    from_number: '+255 000 555 199',
    from_message: `Habari za leo,

Sisi ni kampuni ya utalii hapa Arusha. Tunaandaa safari za Serengeti, Ngorongoro na kupanda Mlima Kilimanjaro. Tunahitaji tovuti mpya kwa Kiingereza na Kijerumani ambapo mgeni anaweza kuchagua safari (bei kuanzia dola 1,450 kwa mtu mmoja), kulipa asilimia 30 kama amana kwa kadi, na kupata ankara moja kwa moja.

Tafadhali tujulishe gharama na muda wa kazi. Pia, je, mnaweza kutusaidia tuonekane kwenye Google? Kila siku tunapata barua pepe za watu wanaotuahidi "nafasi ya kwanza", hatuwaamini.

Asante sana,
Neema`,
  },
  {
    about: 'pet food start-up, Korean, polite with 2 links',
    from_name: '한서윤',
    from_email: 'seoyun.han@mungbab.example',
    from_subject: '정기배송 서비스 개발 문의드립니다',
    from_number: '',
    from_message: `안녕하세요, 반려견 수제 사료 스타트업 '멍밥' 대표 한서윤입니다.

현재 스마트스토어에서 판매 중인데, 자체 정기배송 서비스(구독)를 만들고 싶어 문의드립니다. 필요한 기능은 정기결제, 배송일 변경, 포인트 적립 5%, 친구 추천 시 5,000원 쿠폰입니다.

회사 소개: https://www.mungbab.example/about
화면 기획안: https://files.mungbab.example/plan-v2.pdf

예산은 3,500만 원 정도이고 9월 출시가 목표입니다. 가능하신지, 그리고 유지보수 비용은 어떻게 되는지 답변 부탁드립니다. 감사합니다.`,
  },
];
