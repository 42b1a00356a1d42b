// Made from packages/words/en.yaml by `vitest run --project words -u`.

type Texts<Names extends string> = Readonly<Record<Names, string>>;

type Value = string | number;

type Message<Values> = (values: Values) => string;

/** The words of the editor in a language: texts, and functions where a message has arguments. */
export type Words = {
  page: Texts<'editor' | 'backToOverview' | 'search' | 'find' | 'remove' | 'nothingSaved' |
      'unanswered' | 'signOut'> & {
    line: Message<{ line: Value }>;
    strayFile: Message<{ name: Value }>;
    removeThis: Message<{ what: Value }>;
    moveUp: Message<{ what: Value }>;
    moveDown: Message<{ what: Value }>;
    found: Message<{ what: Value }>;
    waits: Texts<'away' | 'signedOut' | 'pictureRefused' | 'leaving' | 'leavingPicture' |
        'leave' | 'sending' | 'refused' | 'unanswered' | 'tryNow' | 'tryAgain' |
        'signIn'>;
    notFound: Texts<'title' | 'sentence'>;
    signedInAs: Message<{ email: Value }>;
    navigation: Texts<'content' | 'inbox' | 'figures' | 'publish' | 'history'>;
  };
  server: {
    notFromHere: Texts<'title' | 'sentence'>;
    mayNotPublish: Texts<'title' | 'sentence'>;
    mayNotExport: Texts<'title' | 'sentence'>;
    mayNotErase: Texts<'title' | 'sentence'>;
    mayNotInvite: Texts<'title' | 'sentence'>;
    notLikeThis: Texts<'title' | 'sentence'>;
    answerGone: Texts<'title' | 'sentence'>;
    tooLarge: Texts<'title' | 'sentence'>;
    error: Texts<'title' | 'sentence'>;
  };
  people: Texts<'title' | 'intro' | 'notHere' | 'you' | 'noSignIn' | 'named' | 'invite' |
      'email' | 'role' | 'inviteButton' | 'share' | 'change' | 'lessText' | 'changeRole' |
      'newLink' | 'remove' | 'removeText' | 'keep'> & {
    roles: Texts<'owner' | 'publish' | 'edit'>;
    may: Texts<'owner' | 'publish' | 'edit'>;
    lastSignIn: Message<{ time: Value }>;
    mailed: Message<{ email: Value }>;
    linkFor: Message<{ email: Value }>;
    handOver: Message<{ minutes: Value }>;
    changeWho: Message<{ email: Value }>;
    removeTitle: Message<{ email: Value }>;
    changed: Message<{ email: Value }>;
    removed: Message<{ email: Value }>;
    wrong: Texts<'noAddress' | 'listed' | 'crowded' | 'unknown' | 'notOwner' | 'lastOwner'>;
  };
  overview: Texts<'title' | 'heading' | 'inOrder' | 'seeDrafts' | 'hidden' | 'drag' |
      'duplicate' | 'undo' | 'removedBefore' | 'untilPublished'> & {
    notInOrder: Message<{ issues: number }>;
    count: Message<{ entries: number }>;
    writing: Message<{ names: Value }>;
    isNow: Message<{ entry: Value; position: Value; count: Value }>;
    duplicateEntry: Message<{ entry: Value }>;
    wasRemoved: Message<{ entry: Value }>;
    isBack: Message<{ entry: Value }>;
    areas: Texts<'home' | 'home-head' | 'contact-page' | 'every-page' | 'missing-page' |
        'look-and-facts'>;
  };
  days: Texts<'isOver' | 'heading' | 'whenServed' | 'whenSent'> & {
    goesOnline: Message<{ day: Value }>;
    leaves: Message<{ day: Value }>;
    publishBefore: Message<{ day: Value }>;
  };
  pageList: Texts<'search' | 'before' | 'next' | 'unpublished' | 'changed'> & {
    all: Message<{ count: number }>;
    found: Message<{ count: number; query: Value }>;
    position: Message<{ from: Value; to: Value; count: Value }>;
  };
  entry: Texts<'copy' | 'save' | 'isStillRight' | 'saved' | 'merged' | 'isWrong' |
      'fieldsAreWrong' | 'breaksSomethingElse' | 'noLink' | 'addLink' | 'body' |
      'bodyHint' | 'source' | 'sourceHint' | 'theText'> & {
    addTo: Message<{ list: Value }>;
    copyOf: Message<{ entry: Value }>;
    others: Message<{ names: Value }>;
    unsaved: Texts<'show' | 'drop'> & {
      sentence: Message<{ time: Value }>;
    };
  };
  walk: Texts<'begin' | 'saveAndNext' | 'skip' | 'kept' | 'stillWaits' | 'title' |
      'suggested' | 'onlyYouKnow' | 'onlyYouKnowTexts' | 'keep' | 'suggestedTexts' |
      'keepAll' | 'done' | 'publish'> & {
    left: Message<{ count: Value }>;
    waiting: Message<{ count: number }>;
    translated: Message<{ language: Value }>;
  };
  conflict: Texts<'title' | 'youWrote' | 'itNowSays' | 'leave' | 'text' | 'wholeFile'> & {
    explanation: Message<{ who: Value; name: Value }>;
  };
  form: Texts<'rare' | 'furtherHint' | 'noEntry' | 'atLeastOne'> & {
    add: Message<{ element: Value }>;
    addTo: Message<{ element: Value; list: Value }>;
    further: Message<{ element: Value }>;
    atMost: Message<{ longest: Value }>;
    between: Message<{ shortest: Value; longest: Value }>;
    becomes: Message<{ name: Value; value: Value }>;
    from: Message<{ smallest: Value }>;
    fromTo: Message<{ smallest: Value; largest: Value }>;
  };
  link: Texts<'pages' | 'sections' | 'networks' | 'other' | 'none' | 'home' | 'contact' |
      'address'>;
  theme: Texts<'siteChooses' | 'follow' | 'title' | 'explanation' | 'allReadable' |
      'someUnreadable' | 'unreadableColour' | 'take' | 'pick'> & {
    parts: Texts<'accent' | 'paper' | 'ink'>;
    instead: Texts<'paper' | 'ink'>;
  };
  list: {
    notRemoved: Texts<'title' | 'sentence'>;
    notMoved: Texts<'title' | 'sentence'>;
    notBack: Texts<'title' | 'sentence'>;
    isGone: Texts<'title' | 'sentence'>;
  };
  picture: Texts<'otherPicture' | 'firstPicture' | 'keepOld' | 'keepNone' | 'none' |
      'dropHere' | 'notShownYet' | 'tooLarge' | 'part' | 'partHint' | 'fromLeft' |
      'fromTop' | 'zoom' | 'keepOnlyPart'> & {
    picture: Message<{ name: Value }>;
    chosen: Message<{ name: Value }>;
  };
  richText: Texts<'hint' | 'toolbar' | 'title' | 'subtitle' | 'bold' | 'italic' | 'link' |
      'bullets' | 'numbers' | 'quote' | 'picture' | 'undo' | 'redo' | 'address' |
      'addressHint' | 'apply' | 'noLink' | 'cancel' | 'opaque' | 'table' | 'addRow' |
      'addColumn' | 'removeRow' | 'removeColumn' | 'removeTable' | 'description' |
      'descriptionHint' | 'caption' | 'captionHint' | 'removePicture' | 'notAdded'> & {
    cell: Message<{ row: Value; column: Value }>;
    missingPicture: Message<{ name: Value }>;
    adding: Message<{ name: Value }>;
    refused: Message<{ name: Value; reason: Value }>;
  };
  preview: Texts<'region' | 'seePage' | 'width' | 'phone' | 'desk' | 'views' | 'form' |
      'page' | 'frame' | 'starting' | 'failed' | 'faulty' | 'building' | 'outdated' |
      'nothingToShow' | 'sectionIsAbsent' | 'notFound' | 'pickHint'> & {
    noPage: Texts<'title' | 'sentence'>;
  };
  search: Texts<'title' | 'functions' | 'nothing' | 'overview'> & {
    onlyFirst: Message<{ shown: Value }>;
    pages: {
      names: Texts<'publish' | 'later' | 'history' | 'inbox' | 'figures' | 'languages' |
          'account'>;
      also: Texts<'publish' | 'later' | 'history' | 'inbox' | 'figures' | 'languages' |
          'account'>;
    };
    also: Texts<'site' | 'site.contactEmail' | 'site.contactPhone' | 'site.languages' |
        'site.socialLinks' | 'theme' | 'theme.brand' | 'theme.accent' | 'theme.logo' |
        'theme.displayTypeface' | 'theme.textTypeface' | 'redirects' | 'navigation' |
        'navigation.startProject' | 'pages.home' | 'pages.contact' | 'contact' |
        'contact.fields' | 'contact.confirmation' | 'footer' | 'notFound'>;
    found: Message<{ count: number; query: Value }>;
  };
  translations: Texts<'title' | 'explanation' | 'see' | 'outdated' | 'check' | 'inherited' |
      'needed' | 'source'> & {
    waiting: Message<{ what: Value; language: Value; name: Value }>;
    open: Message<{ count: number }>;
    missing: Message<{ count: number }>;
    clash: Message<{ who: Value; name: Value }>;
  };
  change: Texts<'added' | 'removed' | 'order' | 'picture' | 'text' | 'before' | 'after' |
      'nothing' | 'onlyForm' | 'whatChanged' | 'absent' | 'first' | 'broughtTogether' |
      'nothingVisible'> & {
    moved: Message<{ name: Value; from: Value; to: Value }>;
    more: Message<{ count: Value }>;
  };
  publish: Texts<'title' | 'heading' | 'nothingChanged' | 'onlySmallThings' | 'willBeSent' |
      'willBeBuilt' | 'willBeKept' | 'choose' | 'otherFiles' | 'nothingChosen' |
      'publish' | 'publishing' | 'sendAgain' | 'history' | 'published' | 'sentNext' |
      'builtNext' | 'seeSite' | 'notPublished' | 'stillKept' | 'notKept' | 'whatWasSaid'> & {
    changesSince: Message<{ count: number }>;
    chooseAll: Texts<'all' | 'none'>;
    chosen: Message<{ count: Value; total: Value }>;
    later: Texts<'title' | 'time' | 'hint' | 'confirm' | 'tryAgain' | 'triedAgain' |
        'held' | 'willBeHeld' | 'what' | 'isHeld' | 'changedOutside' | 'cancel' |
        'past'> & {
      waits: Message<{ time: Value }>;
      failed: Message<{ time: Value }>;
      changedBy: Message<{ name: Value }>;
      noPerson: Message<{ name: Value }>;
    };
    share: Texts<'title' | 'explanation' | 'see' | 'share' | 'copied'>;
    hints: Texts<'sentence'> & {
      heading: Message<{ count: number }>;
    };
    hiddenLinks: Message<{ links: Value }>;
    unfinished: Texts<'sentence' | 'where'>;
    heldBackTexts: Texts<'sentence'> & {
      heading: Message<{ count: number }>;
    };
    wrongChoice: Texts<'heading' | 'sentence'>;
    waiting: Message<{ count: number }>;
    newer: Texts<'heading' | 'sentence'>;
    sample: Texts<'heading' | 'sentence'>;
    noHistory: Texts<'heading' | 'forDevelopers' | 'unreadable'>;
    online: Texts<'late'> & {
      since: Message<{ time: Value }>;
      notYet: Message<{ time: Value }>;
      noAnswer: Message<{ url: Value }>;
    };
    publishedAt: Message<{ time: Value }>;
    kept: Texts<'heading' | 'sentence'>;
    wrong: Texts<'heading' | 'sentence'>;
    wrongTogether: Texts<'heading' | 'sentence'>;
    notBuilt: Texts<'heading' | 'sentence'>;
    failures: Texts<'noGit' | 'noRepository' | 'otherOwner' | 'submodule' | 'unsigned' |
        'late' | 'locked' | 'noSpace' | 'otherWork' | 'otherConflict' | 'newer' |
        'refused' | 'offline' | 'unknown'>;
    conflict: Texts<'heading' | 'sentence' | 'here' | 'there' | 'keepHere' | 'keepThere' |
        'publish' | 'later'> & {
      by: Message<{ names: Value }>;
    };
    discard: Texts<'label' | 'sentence' | 'confirm' | 'keep' | 'done'> & {
      labelFor: Message<{ entry: Value }>;
      question: Message<{ entry: Value }>;
      refused: Texts<'heading' | 'sentence'>;
      gone: Texts<'title' | 'sentence'>;
    };
    changeCount: Message<{ count: number }>;
  };
  history: Texts<'title' | 'heading' | 'intro' | 'none' | 'introToLook' | 'look' | 'takeBack' |
      'backToHistory' | 'nothingLeft'> & {
    by: Message<{ time: Value; author: Value }>;
    lookFor: Message<{ publication: Value }>;
    takeBackFor: Message<{ publication: Value }>;
    takenBack: Texts<'heading' | 'sentence'>;
    laterStays: Message<{ entries: Value }>;
    breaks: Texts<'heading' | 'sentence'>;
  };
  figures: Texts<'title' | 'period' | 'visits' | 'views' | 'enquiries' | 'perDay' |
      'perWeek' | 'today' | 'asTable' | 'day' | 'weekFrom' | 'byPage' | 'toForm' |
      'perView' | 'unknownPage' | 'homePage' | 'pages' | 'sources' | 'direct' |
      'others' | 'arrivals' | 'campaigns' | 'languages' | 'devices' | 'share' |
      'export' | 'explanation' | 'noDatabase'> & {
    line: Message<{ visits: number; before: Value; enquiries: number }>;
    days: Message<{ count: Value }>;
    before: Message<{ count: Value; days: Value }>;
    drawing: Message<{ heading: Value; most: Value }>;
    deviceNames: Texts<'phone' | 'tablet' | 'computer'>;
    more: Message<{ count: Value }>;
    reasons: Texts<'off' | 'none'>;
  };
  inbox: Texts<'title' | 'all' | 'viewsLabel' | 'search' | 'find' | 'none' | 'noneNew' |
      'noneYet' | 'noDatabase' | 'older' | 'export' | 'nobody' | 'noSubject' |
      'maybeSpam' | 'back' | 'from' | 'email' | 'phone' | 'received' | 'page' |
      'language' | 'answer' | 'noAddress' | 'note' | 'noteHint' | 'saveNote' |
      'noteSaved' | 'release' | 'released' | 'webhookFailed' | 'erase' | 'eraseText' |
      'keep' | 'file' | 'erased' | 'gone' | 'goneText' | 'delivery'> & {
    views: Texts<'new' | 'answered' | 'archived' | 'spam'>;
    found: Message<{ count: number; query: Value }>;
    reply: Message<{ subject: Value }>;
    handling: Texts<'new' | 'answered' | 'archived'>;
    is: Texts<'new' | 'answered' | 'archived'>;
    marked: Message<{ what: Value }>;
    eraseQuestion: Message<{ name: Value }>;
    states: Texts<'queued' | 'sending' | 'failed' | 'spam'> & {
      sent: Message<{ date: Value }>;
    };
    failing: Message<{ reason: Value }>;
    followUps: {
      webhook: Message<{ state: Value }>;
      confirmation: Message<{ state: Value }>;
    };
    followUpStates: Texts<'queued' | 'held' | 'sending' | 'sent' | 'failed'>;
    why: Message<{ reasons: Value }>;
    reasons: Texts<'honeypot' | 'blank' | 'flood' | 'many-links' | 'link-in-name' | 'forum-markup' |
        'no-page' | 'invalid-address'>;
  };
};
