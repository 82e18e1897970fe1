/** The due diligence questionnaire, for the company and for the vendor. */
const yesNo = { yes: 'Yes', no: 'No' };

export const diligence = {
  title: 'Questionnaire',
  failed: 'The questionnaire could not be loaded.',
  readOnly: 'You can read these answers. Your role does not let you answer for this vendor.',
  progress: '{{answered, number}} of {{of, number}} answered',
  toNext: 'Next open question',
  answers: { no_personal_data: 'It processes no personal data' },
  states: {
    open: 'Being answered',
    sent: 'Sent by the vendor',
    accepted: 'Accepted',
  },
  sentBy:
    'Sent by {{name}} ({{email}}), {{when}}. Nobody can change these answers until they are accepted or opened again.',
  acceptedBy: 'Accepted by {{who}}, {{when}}. These answers count.',
  acceptedFrom: 'The vendor sent them: {{name}} ({{email}}), {{when}}.',
  countingBefore: 'What was accepted last goes on counting until these answers are accepted.',
  byVendor: 'By the vendor',
  accept: 'Accept',
  reopen: 'Open again',
  finish: 'Finish and accept',
  finishText: 'The answers count from then on, and are kept as they are.',
  missing_one: '{{count, number}} question is open.',
  missing_other: '{{count, number}} questions are open.',
  done: {
    accept: 'Accepted. The answers count from now on.',
    finish: 'Accepted. The answers count from now on.',
    reopen: 'The questionnaire is open again.',
  },
  notDone: 'Nothing was changed.',
  changedMeanwhile:
    'Somebody else changed this questionnaire meanwhile. It is shown as it is now: read it, then try again.',
  waiting: 'Some answers are not saved yet. Try again in a moment.',
  risk: {
    title: 'Risk of this vendor',
    decided: 'Decided by: {{gate}}',
    undecided: 'Still open: {{gate}}',
    unknown:
      'Not known before more is answered, and the record says which data the vendor gets, whether it trains on them and how critical it is.',
    counts: 'It counts in the risks of the applications that use this vendor.',
    ifAccepted: 'This follows from the answers above. It counts once they are accepted.',
    because: 'Because of',
    trace: 'Every gate, in order',
    rules: 'Rules of {{version}}',
  },
  versions: {
    title: 'Accepted so far',
    text: 'As they counted each time. The newest counts now.',
    failed: 'What was accepted before could not be loaded.',
    one: 'Version {{number, number}}, {{when}}',
    sentBy: 'Answered by the vendor: {{name}} ({{email}}), {{when}}.',
    here: 'Answered here.',
    acceptedBy: 'Accepted by {{who}}, {{when}}.',
  },
  link: {
    panel: 'Answered by the vendor',
    none: 'The vendor can answer by a link that needs no account and opens only these questions.',
    ask: 'Ask the vendor',
    another: 'Make another link',
    askText:
      'The link is good for 30 days, or until you revoke it. The vendor sees its name, that of your company and the questions, and nothing that was answered here. What it answers takes the place of that.',
    make: 'Make the link',
    mailTo: 'Mail it to',
    mailHint: 'Leave this empty to pass the link on yourself.',
    language: 'Language of the mail',
    made: '{{who}} made a link, {{when}}. It is good until {{ends}}.',
    madeFor: '{{who}} made a link for {{email}}, {{when}}. It is good until {{ends}}.',
    bounced: 'Mail to {{email}} came back',
    complained: 'Mail to {{email}} was marked as unwanted',
    returnedText:
      'That was on {{date}}. Check the address and make another link, or pass one on yourself: the link itself is good.',
    mailed: 'It is on its way. This is the link, shown this once:',
    notMailed: 'The mail could not be sent: pass the link on yourself. It is shown this once:',
    copyIt: 'Pass it on now: it is shown this once.',
    copy: 'Copy the link',
    revoke: 'Revoke the link',
    title: 'Questions for {{vendor}}',
    text: '{{company}} asks these questions; “the vendor” is {{vendor}}. Each answer is saved as you give it: come back by the same link until {{ends}}. At the end you send them.',
    offline: 'Not saved yet. Leave this page open: it is sent when the connection is back.',
    refused: 'Not saved.',
    sendTitle: 'Send the answers',
    sendText: 'They go to {{company}} and cannot be changed then, unless you are asked to.',
    name: 'Your name',
    email: 'Your email address',
    send: 'Send',
    sentTitle: 'Thank you: the answers were sent',
    sentText: '{{name}} sent them to {{company}}, {{when}}. You can read them here as long as the link is good.',
    voidTitle: 'This link is good no more',
    voidMeanwhile:
      'It was revoked, or has ended. Ask {{company}} for another one. What you answered stays here to be read as long as this page is open; what says “Not saved” did not reach them.',
    voidHere: 'This link is good no more: ask {{company}} for another one.',
    closed: '{{company}} has closed this questionnaire. Ask them if something has to be changed.',
    taken: '{{company}} has answered this question itself meanwhile. Answer it again if you want your answer to count.',
    notSent: 'Not sent',
    answerAgain_one:
      'This question is open again, because somebody else answered it meanwhile. Answer it once more, then send:',
    answerAgain_other:
      'These questions are open again, because somebody else answered them meanwhile. Answer them once more, then send:',
    voidText: 'Or it is not whole. Ask whoever sent it to you for another one.',
  },
  steps: {
    step1: { title: 'Models and data', text: 'Who answers for its AI, and what that was made from.' },
    step2: { title: 'Security', text: 'How it protects what it is given.' },
    step3: { title: 'Privacy', text: 'What it does with data about people.' },
    step4: { title: 'Incidents', text: 'What happens when something goes wrong.' },
    step5: { title: 'Evaluation', text: 'How it knows that its models do what they should.' },
    step6: { title: 'Changes and the end', text: 'What its customers hear beforehand, and how they leave.' },
  },
  questions: {
    record_trains: { text: 'The record: trains on our data', help: '' },
    record_data: { text: 'The record: data shared with it', help: '' },
    record_criticality: { text: 'The record: criticality', help: '' },

    ai_responsible: {
      text: 'Has the vendor named somebody who answers for its AI?',
      help: 'A person with the power to stop a release, not a mailbox.',
    },
    ai_register: {
      text: 'Does it keep a register of its AI systems and models?',
      help: 'With an owner, a purpose and a version for each.',
    },
    model_facts: {
      text: 'Do customers get a description of each model?',
      help: 'What it is for, its known limits and how it was measured.',
    },
    data_origin: {
      text: 'Can it say where its training data came from, and by which right it used them?',
      help: 'For models that it trained or adapted itself. Whoever trains none answers for what its suppliers say.',
      choices: { documented: 'Yes, documented', partly: 'For some of them', no: 'No' },
    },
    customer_training: {
      text: 'Does it train models on what customers send?',
      help: 'Inputs, outputs, files and feedback.',
      choices: {
        never: 'Never',
        opt_in: 'Only where the customer has agreed',
        opt_out: 'Unless the customer objects',
        always: 'Always',
      },
    },
    other_models: {
      text: 'Do customers know which models of other companies it builds on?',
      help: 'By name and version, before they are used.',
      choices: { none_used: 'It uses none', told: 'Yes', not_told: 'No' },
    },

    attestations: {
      text: 'Which independent attestations are valid today?',
      help: 'Choose all for which a current report or certificate can be shown.',
      choices: { iso_27001: 'ISO 27001', soc_2: 'SOC 2 Type II', iso_42001: 'ISO 42001', other: 'Another one' },
    },
    encryption: {
      text: 'Are customers’ data encrypted?',
      help: 'In transit and where they are stored, backups too.',
      choices: { both: 'In transit and at rest', transit: 'In transit only', neither: 'No' },
    },
    staff_access: {
      text: 'Is staff access to customers’ data limited, logged and behind a second factor?',
      help: 'All three of them.',
    },
    separation: {
      text: 'Are the data of different customers kept apart?',
      help: 'So that no customer, and no answer to one, can show another’s data.',
    },
    penetration_test: {
      text: 'When did somebody independent last try to break in?',
      help: 'A penetration test of the service in question.',
      choices: { within_year: 'Within the last 12 months', older: 'Longer ago', never: 'Never' },
    },
    ai_attacks: {
      text: 'Is it tested against attacks on AI?',
      help: 'Such as prompt injection, extraction of data and jailbreaks.',
    },

    processing_agreement: {
      text: 'Does it sign a data processing agreement?',
      help: 'One that meets Article 28 of the GDPR or what takes its place.',
      choices: { ...yesNo },
    },
    transfers: {
      text: 'Do personal data leave the European Economic Area?',
      help: 'Remote access counts, too.',
      choices: {
        none: 'No',
        safeguarded: 'Yes, with an adequacy decision or standard clauses',
        unsafeguarded: 'Yes, without these',
      },
    },
    sub_processors: {
      text: 'Do customers hear of a new sub-processor?',
      help: 'In time to object, where they are told before.',
      choices: { told_before: 'Before', told_after: 'Afterwards', not_told: 'No', none_used: 'It uses none' },
    },
    deletion: {
      text: 'When are a customer’s data deleted once the contract is over?',
      help: 'Backups too.',
      choices: {
        within_30_days: 'Within 30 days',
        within_90_days: 'Within 90 days',
        later: 'Later',
        never: 'Not at all',
      },
    },
    data_requests: {
      text: 'Does it help when people ask to see, correct or delete their data?',
      help: 'Within the days that the law gives its customer.',
      choices: { ...yesNo },
    },

    incident_plan: {
      text: 'Is there a plan for incidents that is practised each year?',
      help: 'It says who does what, for AI going wrong as well as for a break-in.',
    },
    incident_notice: {
      text: 'How soon does it tell a customer of an incident that concerns them?',
      help: 'What the contract promises counts.',
      choices: {
        within_24_hours: 'Within 24 hours',
        within_72_hours: 'Within 72 hours',
        later: 'Later',
        no_duty: 'It promises nothing',
      },
    },
    serious_incident: {
      text: 'Was there a serious incident in the last 24 months?',
      help: 'Such as lost or exposed data, harm by AI, or an outage of more than a day.',
      choices: { no: 'No', closed: 'Yes, and its causes are mended', open: 'Yes, and it is still being worked on' },
    },
    recovery_tested: {
      text: 'Was recovery from backups tested in the last 12 months?',
      help: 'With a result that is written down.',
    },

    quality_tested: {
      text: 'Is each release measured before customers get it?',
      help: 'On cases that it was not trained on, against a stated goal.',
    },
    bias_tested: {
      text: 'Is it tested whether groups of people fare differently?',
      help: 'Where its results are about people.',
      choices: { ...yesNo, not_applicable: 'Its results are not about people' },
    },
    watched_in_use: {
      text: 'Is quality watched while it is in use?',
      help: 'So that drift and rising errors are noticed.',
    },

    change_notice: {
      text: 'How long before a model changes do customers hear of it?',
      help: 'Another model, another version or another way of filtering.',
      choices: { at_least_30_days: 'At least 30 days', less: 'Less than that', no: 'Not beforehand' },
    },
    version_kept: {
      text: 'Can a customer stay with a version for a time?',
      help: 'Long enough to test the next one.',
      choices: { ...yesNo, not_applicable: 'It provides no models' },
    },
    audit_right: {
      text: 'May customers, or an auditor of theirs, verify this?',
      help: 'By reports, or on site where these do not do.',
    },
    data_returned: {
      text: 'Does a customer who leaves get their data back?',
      help: 'In a usual format, and with help where they ask for it.',
    },
  },
};
