export const assessments = {
  questions: {
    validation: {
      representative_data: {
        text: 'Was it tested on data that represents those affected?',
        help: 'Name the data, and who is missing from it, in a finding.',
      },
      target: {
        text: 'Does it perform as well as was set out beforehand?',
        help: 'A target is a number that was written down before the test.',
        choices: { met: 'Yes', partly: 'In part', missed: 'No', no_target: 'There was no target' },
      },
      fairness_tested: {
        text: 'Was it tested whether it treats groups of people alike?',
        help: 'Error rates or outcomes, by groups such as age or sex.',
      },
      unfair: {
        text: 'Did that find differences that nobody can justify?',
        help: 'Say which ones in a finding.',
      },
      security_tested: {
        text: 'Was its security tested?',
        help: 'Who can reach it, what it can reach, and what it gives away.',
      },
      injection_tested: {
        text: 'Was it tried to steer it by what it reads?',
        help: 'Prompt injection: instructions hidden in a document, a mail or a web page.',
        choices: { not_applicable: 'It takes no free text' },
      },
      oversight: {
        text: 'Can a person step in, and do they?',
        help: 'Whoever oversees it understands it, has the time, and can stop it.',
      },
      people_told: {
        text: 'Are the people affected told?',
        help: 'That AI is at work, before it matters to them.',
        choices: { not_applicable: 'Nobody is affected' },
      },
      fallback: {
        text: 'Is there a way back?',
        help: 'Work goes on without it, and an earlier version can be restored. That was tried.',
      },
      documented: {
        text: 'Is it documented?',
        help: 'What it is for, its limits, its data and its tests, so that somebody else could run it.',
      },
    },
    monitoring: {
      use_changed: {
        text: 'Is it used for anything else, or by others, than before?',
        help: 'If so, answer the intake again.',
      },
      drift: {
        text: 'Has its performance become worse?',
        help: 'Against the target of its validation, on data of the last months.',
      },
      incidents: {
        text: 'Were there incidents?',
        help: 'Each of them is an assessment of its own.',
      },
      complaints: {
        text: 'Did anybody complain?',
        help: 'People affected, staff, customers or authorities.',
      },
      model_changed: {
        text: 'Has the model changed?',
        help: 'Another version, another training, other prompts or settings.',
      },
      vendor_changed: {
        text: 'Has anything changed with the vendor?',
        help: 'Terms, subprocessors, where data goes, or whether they train on it.',
      },
      controls_work: {
        text: 'Do the controls still work?',
        help: 'Somebody has looked, not only asked.',
      },
      oversight: {
        text: 'Do people still check what it does?',
        help: 'Or is it waved through by now?',
      },
    },
    incident: {
      severity: {
        text: 'How severe is it?',
        help: 'High: people were harmed, or the business stands still.',
      },
      infrastructure: {
        text: 'Was critical infrastructure seriously and irreversibly disrupted?',
        help: 'Energy, water, transport, health, digital networks. To be reported within 2 days.',
      },
      widespread: {
        text: 'Does it harm people in several EU countries?',
        help: 'A widespread infringement. To be reported within 2 days.',
      },
      death: {
        text: 'Did somebody die, and may it have been the cause?',
        help: 'To be reported within 10 days.',
      },
      health: {
        text: 'Was somebody’s health seriously harmed?',
        help: 'To be reported within 15 days.',
      },
      rights: {
        text: 'Was a law broken that protects fundamental rights?',
        help: 'Such as the ban on discrimination. To be reported within 15 days.',
      },
      property: {
        text: 'Was property or the environment seriously harmed?',
        help: 'To be reported within 15 days.',
      },
      personal_data: {
        text: 'Was the protection of personal data breached, with a risk to people?',
        help: 'Lost, changed, or seen by somebody who should not. To be reported within 72 hours.',
      },
      stopped: {
        text: 'Has it been stopped?',
        help: 'It cannot happen again while you look into it.',
      },
      people_told: {
        text: 'Have the people affected been told?',
        help: 'Where the risk to them is high, they have to be.',
        choices: { not_applicable: 'Nobody is affected' },
      },
    },
  },
};
