export const assessments = {
  questions: {
    validation: {
      representative_data: {
        text: 'Was it tested on data that represents the people affected?',
        help: 'In a finding, describe the data and note who is missing from it.',
      },
      target: {
        text: 'Did it meet the performance targets?',
        help: 'A target is a figure that was set in writing before the test.',
        choices: { met: 'Yes', partly: 'Partly', missed: 'No', no_target: 'No target was set' },
      },
      fairness_tested: {
        text: 'Was it tested for equal treatment of different groups?',
        help: 'Error rates or outcomes by group, such as age or sex.',
      },
      unfair: {
        text: 'Did the test find differences that cannot be justified?',
        help: 'Describe them in a finding.',
      },
      security_tested: {
        text: 'Was its security tested?',
        help: 'Who can access it, what it can access, and what it might disclose.',
      },
      injection_tested: {
        text: 'Was it tested for prompt injection?',
        help: 'Prompt injection: instructions hidden in a document, an email or a web page that it reads.',
        choices: { not_applicable: 'It takes no free text' },
      },
      oversight: {
        text: 'Can a person intervene, and do they?',
        help: 'The person in charge understands it, has the time to oversee it, and can stop it.',
      },
      people_told: {
        text: 'Are the people affected informed?',
        help: 'They learn that AI is used before it affects them.',
        choices: { not_applicable: 'No one is affected' },
      },
      fallback: {
        text: 'Is there a fallback?',
        help: 'Work can continue without it, an earlier version can be restored, and both were tested.',
      },
      documented: {
        text: 'Is it documented?',
        help: 'Its purpose, limits, data and tests, in enough detail for someone else to run it.',
      },
    },
    monitoring: {
      use_changed: {
        text: 'Has its purpose changed, or do different people use it?',
        help: 'If so, update the answers in the intake and submit it again.',
      },
      drift: {
        text: 'Has its performance declined?',
        help: 'Compare it with the validation target, using data from recent months.',
      },
      incidents: {
        text: 'Were there any incidents?',
        help: 'Report each incident as its own assessment.',
      },
      complaints: {
        text: 'Were there any complaints?',
        help: 'From people affected, staff, customers or authorities.',
      },
      model_changed: {
        text: 'Has the model changed?',
        help: 'A new version, new training, or different prompts or settings.',
      },
      vendor_changed: {
        text: 'Has anything changed at the vendor?',
        help: 'Its terms, its subprocessors, where it sends data, or whether it trains on the data.',
      },
      controls_work: {
        text: 'Do the controls still work?',
        help: 'Someone has checked them, not only asked about them.',
      },
      oversight: {
        text: 'Do people still check its outputs?',
        help: 'The checks must not have become a formality.',
      },
    },
    incident: {
      severity: {
        text: 'How severe is it?',
        help: 'High: people were harmed, or business operations have stopped.',
      },
      infrastructure: {
        text: 'Was critical infrastructure seriously and irreversibly disrupted?',
        help: 'Energy, water, transport, health or digital networks. Must be reported within 2 days.',
      },
      widespread: {
        text: 'Does it harm people in several EU countries?',
        help: 'A widespread infringement. Must be reported within 2 days.',
      },
      death: {
        text: 'Did someone die, and could the incident be the cause?',
        help: 'Must be reported within 10 days.',
      },
      health: {
        text: 'Was someone’s health seriously harmed?',
        help: 'Must be reported within 15 days.',
      },
      rights: {
        text: 'Was a law that protects fundamental rights broken?',
        help: 'For example, a ban on discrimination. Must be reported within 15 days.',
      },
      property: {
        text: 'Was property or the environment seriously harmed?',
        help: 'Must be reported within 15 days.',
      },
      personal_data: {
        text: 'Was there a personal data breach that puts people at risk?',
        help: 'Data was lost, changed, or seen by someone without permission. Must be reported within 72 hours.',
      },
      stopped: {
        text: 'Has it been stopped?',
        help: 'The incident cannot happen again while you investigate.',
      },
      people_told: {
        text: 'Have the people affected been informed?',
        help: 'Required if the risk to them is high.',
        choices: { not_applicable: 'No one is affected' },
      },
    },
  },
};
