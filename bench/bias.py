"""The same tables as `bench/bias-process.ts` computes, with pandas: rates, intervals, ratios, tests, errors, strata."""

import json
import sys
import time

import numpy as np
import pandas as pd

try:
    from scipy.stats import fisher_exact
except ImportError:
    fisher_exact = None

file, kind = sys.argv[1], sys.argv[2]
began = time.perf_counter()
data = pd.read_csv(file, dtype={"department": "category"} | dict.fromkeys(["sex", "race", "age", "region"], "category"))
if kind == "scores":
    data["selected"] = data["outcome"] > data["outcome"].median()
else:
    data["selected"] = data["outcome"] == "yes"

Z = 1.959963984540054
rates = []
for attributes in [["sex"], ["race"], ["age"], ["region"], ["sex", "race"]]:
    groups = data.groupby(attributes, observed=True)["selected"].agg(["size", "sum"])
    n, k = groups["size"], groups["sum"]
    rate = k / n
    groups["middle"] = (rate + Z * Z / (2 * n)) / (1 + Z * Z / n)
    groups["width"] = Z / (1 + Z * Z / n) * np.sqrt(rate * (1 - rate) / n + Z * Z / (4 * n * n))
    best = rate.idxmax()
    groups["ratio"] = rate / rate[best]
    if fisher_exact:
        groups["p"] = [
            fisher_exact([[a, b - a], [k[best], n[best] - k[best]]])[1] for a, b in zip(k, n)
        ]
    errors = data.groupby([*attributes, "label", "selected"], observed=True).size().unstack(fill_value=0)
    strata = data.groupby([*attributes, "department"], observed=True)["selected"].agg(["size", "sum"])
    if kind == "scores":
        ranks = data["outcome"].rank()
        auc = {}
        for name, rows in data.groupby(attributes, observed=True).indices.items():
            part = data["outcome"].iloc[rows].rank()
            positive = data["label"].iloc[rows] == 1
            p, q = positive.sum(), (~positive).sum()
            auc[name] = (part[positive.values].sum() - p * (p + 1) / 2) / (p * q)
    rates.append([[*(name if isinstance(name, tuple) else (name,)), int(a), int(b)] for name, a, b in zip(groups.index, k, n)])

print(json.dumps({"ms": (time.perf_counter() - began) * 1000, "rates": rates}))
