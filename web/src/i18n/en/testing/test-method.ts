export const testMethod = {
  title: 'How bias tests are judged',
  description:
    'A difference between two groups is an adverse impact only when it is both large and unlikely to be due to chance. This page lists the rules with their formulas and sources, and the simulations that support them.',
  engine: 'Engine {{engine}}',
  symbols:
    'p₁ is the rate of the group, and p₀ the rate of the reference. The company’s limits apply unless a test has its own.',
  verdicts: {
    title: 'Verdicts',
    large: 'Large',
    significant: 'Significant',
    verdict: 'Verdict',
    yes: 'Yes',
    no: 'No',
    headline:
      'The verdict of a test is the most serious verdict of its comparisons. A comparison of 0% with 0%, or of 100% with 100%, has no verdict.',
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
      ratio: 'Selection, decision, error and refusal rates: the ratio is outside the limits.',
      difference: 'Or the difference between the two rates is above the limit.',
      scores: 'Paired scores: the mean difference is above the limit, in standard deviations pooled within the groups.',
      amounts:
        'Means of amounts: the difference is above the limit, in standard deviations pooled within the groups, or the ratio is outside the limits. Pairs of two people: the excess of pairs in which the group has less, or more, is larger than for two normal distributions that differ by the limit.',
      zero: 'If the rate of the reference is 0, there is no ratio, and the difference decides.',
    },
    significant: {
      two: 'Two groups: Fisher’s exact test, two-sided. It needs no minimum count, so small groups are judged too.',
      all: 'More than two groups and a reference chosen by the data: first one test of all rates, by permutations of chi-square with a fixed seed. It stops when 100 permutations are at least as extreme.',
      holm: 'Then Holm’s correction within the table. The corrected p is the larger of the two.',
      amounts:
        'Amounts: Welch’s test for the means, and the Mann–Whitney rank test for the pairs. Each p is doubled because there are two tests. If the data chose the reference, the means are corrected for all pairs of groups. The ranks are first tested for all groups at once (Kruskal–Wallis).',
      tables: 'Tables of different attributes are not corrected for each other.',
    },
    reference: {
      data: 'Unless a person chooses a reference, it is the group with the highest rate among those that are large enough.',
      person: 'A reference chosen by a person does not depend on the data, so Holm’s correction is enough.',
      largest:
        'The same applies to the largest group, because its number of records says nothing about its rate. Errors can have their own reference.',
      direction:
        'If being selected is bad for the person, the reference is the group with the lowest rate, and the group with the higher rate is disadvantaged.',
    },
    language: {
      rates:
        'Each prompt has a share of positive answers for each group. The differences between these shares are tested by flipping their signs. If each prompt was asked once, this is McNemar’s exact test.',
      several:
        'More than two groups: first one test of all groups, by Cochran’s Q for decisions and Friedman’s test for scores. If fewer than 90% of the prompts have all groups, p is corrected for all pairs of groups instead.',
      stability:
        'Stability is judged separately: whether decisions differ more often between groups than between repetitions of the same prompt. Noise never rules out a difference in rates.',
      intervals:
        'Answers to the same prompt are not independent. Intervals of rates therefore use an effective number of records: as many independent records as would give the same certainty.',
      tone: 'Tone: the ratings of an answer’s words in the list AFINN-165, divided by the number of words. These ratings are compared as scores.',
      scores: 'Scores: Wilcoxon’s signed ranks for significance, and a bootstrap over prompts for the interval.',
    },
    errors: {
      rates:
        'Four rates are judged: true positives, false positives, false discoveries among the selected, and false omissions among the others. Their four first tests are corrected with Holm’s method.',
      trade:
        'If the share of positives differs between groups, no decision can make all four rates equal, unless it is always right. A flag is a reason to decide which rate matters for this use.',
      odds: 'Equalized odds and average odds follow from these rates and have no verdict of their own.',
      classes:
        'Outcomes with several classes: each class is compared with all others together. The first tests of the classes are corrected with Holm’s method.',
    },
    intervals: {
      rate: 'Rates: Wilson’s interval.',
      difference: 'Differences between two rates: Newcombe’s interval.',
      ratio: 'Ratios of two rates: computed from the logarithm of the ratio.',
      amounts: 'Differences between mean amounts: Welch’s interval.',
      strata: 'Strata: the common odds ratio and its interval.',
    },
    power: {
      records:
        'Records needed: the number that gives 80% power at the observed rates, at the level of the first step of Holm’s correction.',
      detectable:
        'Each comparison states which ratios its sample can detect with 80% power. A new test states this before it runs.',
      pairs: 'Pairs: based on the standard deviation of the differences within a pair.',
    },
  },
  simulations: {
    title: 'Simulations',
    about: '{{tables}} random tables per cell, seed {{seed}}. Run “npm run bench -- verdicts” to repeat them.',
    falseFlags: 'False flags when all groups are equal (at most {{bound}})',
    groups: 'Groups',
    case: '{{n}} records per group, rate {{rate}}',
    power: 'Power with the number of records needed for 80%',
    rates: 'Rates',
    against: '{{rate}} against {{reference}}',
    records: 'Records per group',
    found: 'Simulated power',
  },
};
