export const testMethod = {
  title: 'How bias tests are judged',
  description:
    'A difference between two groups is an adverse impact only when it is both large and unlikely to be chance. These are the rules, their formulas and sources, and the simulations that support them.',
  engine: 'Engine {{engine}}',
  symbols:
    'p₁ is the rate of the group, p₀ the rate of the reference. Limits are those of the company unless a test has its own.',
  verdicts: {
    title: 'Verdicts',
    large: 'Large',
    significant: 'Significant',
    verdict: 'Verdict',
    yes: 'Yes',
    no: 'No',
    headline:
      'The verdict of a test is the most serious of all its comparisons. Two rates of 0% or 100% have no verdict.',
  },
  source: 'Source',
  sections: {
    large: 'Practically large',
    significant: 'Statistically significant',
    reference: 'Reference',
    errors: 'Errors and classes',
    language: 'Language models',
    intervals: 'Intervals',
    power: 'Power',
  },
  rules: {
    large: {
      ratio: 'Rates of selection, decisions, errors and refusals: the ratio is outside the limits.',
      difference: 'Or the difference of the two rates is above the limit.',
      scores:
        'Scores of pairs: the mean difference is above the limit, in standard deviations pooled within the groups.',
      amounts:
        'Amounts, by means: the difference is above the limit, in standard deviations pooled within the groups, or the ratio is outside the limits. By pairs of two people: the group has less, or more, in so many that two normal distributions would be further apart than the limit.',
      zero: 'If the rate of the reference is 0, there is no ratio, and the difference decides.',
    },
    significant: {
      two: 'Two groups: Fisher’s exact test in both directions. It needs no minimum count, so small groups are judged as well.',
      all: 'More than two groups, and a reference that the data chose: first all rates at once, by permutations of chi-square with a fixed seed. It stops once 100 permutations are as extreme.',
      holm: 'Then Holm’s correction within the table. The corrected p is the larger of the two.',
      amounts:
        'Amounts: Welch’s test of the means, and the rank test of Mann and Whitney of the pairs. Each p is doubled for being one of two. If the data chose the reference, means are corrected for all pairs of groups, and ranks are tested for all groups first (Kruskal and Wallis).',
      tables: 'Tables of different attributes are not corrected for each other.',
    },
    reference: {
      data: 'Unless a person chooses one, the reference is the highest rate among groups that are large enough.',
      person: 'A reference that a person chose was not chosen by the data. Holm’s correction is enough.',
      largest:
        'The largest group is such a choice too: how many records a group has says nothing about its rate. Errors can have a reference of their own.',
      direction:
        'If being selected is bad for the person, the reference is the lowest rate, and the group with the higher rate is disadvantaged.',
    },
    language: {
      rates:
        'Each prompt has a share of positive answers for each group. The differences are tested by flipping their signs. If each prompt was asked once, this is McNemar’s exact test.',
      several:
        'More than two groups: first all at once, by Cochran’s Q for decisions and Friedman’s test for scores. Where fewer than 90% of the prompts have all groups, p is corrected for all pairs of groups instead.',
      stability:
        'Stability is judged separately: decisions that change more often than between repetitions of the same prompt. Noise never clears a difference of rates.',
      intervals:
        'Answers to one prompt are not independent. Intervals of rates count as many records as would be equally certain.',
      tone: 'Tone: the ratings of an answer’s words by the list AFINN-165, divided by the number of words. The ratings are compared as scores.',
      scores: 'Scores: signed ranks for significance, bootstrap over prompts for the interval.',
    },
    errors: {
      rates:
        'Four rates are judged: true positives, false positives, false discoveries among the selected, and false omissions among the others. Their first tests are corrected by Holm for being four.',
      trade:
        'If the share of positives differs between groups, no decision can make all four equal, unless it is always right. A flag is a reason to decide which rate matters for this use.',
      odds: 'Equalised odds and average odds follow from these rates and have no verdict of their own.',
      classes:
        'An outcome with several classes: each class is compared with all others together. The first tests of the classes are corrected by Holm.',
    },
    intervals: {
      rate: 'Rates: Wilson’s interval.',
      difference: 'Differences of two rates: Newcombe’s interval.',
      ratio: 'Ratios of two rates: by the logarithm of the ratio.',
      amounts: 'Differences of mean amounts: Welch’s interval.',
      strata: 'Strata: the common odds ratio and its interval.',
    },
    power: {
      records:
        'Records needed: as many as give a power of 80% at the rates that were found, at the level of the first step of Holm.',
      detectable:
        'Each comparison says which ratios its sample shows with 80% power. A new test says so before it is run.',
      pairs: 'Pairs: by the standard deviation of the differences within a pair.',
    },
  },
  simulations: {
    title: 'Simulations',
    about: '{{tables}} random tables a cell, seed {{seed}}. npm run bench -- verdicts repeats them.',
    falseFlags: 'Flags although all groups are equal (at most {{bound}})',
    groups: 'Groups',
    case: '{{n}} records a group, rate {{rate}}',
    power: 'Power with the records that are asked for (80%)',
    rates: 'Rates',
    against: '{{rate}} against {{reference}}',
    records: 'Records a group',
    found: 'Found',
  },
};
