/**
 * A Python script that asks a language model each prompt of the kit's table. It uses only the standard library, so
 * users can read all code and run it wherever they can reach the model.
 */
export const FILL_SCRIPT = String.raw`#!/usr/bin/env python3
"""Fills the column response_text of prompts.csv, one request per row.

    export OPENAI_API_KEY=...        (or another name: --key NAME)
    python3 fill.py --url https://api.example.com/v1 --model some-model --temperature 0.7

It works with any endpoint that accepts POST <url>/chat/completions. Answers are written to answers.csv as they
arrive. If the script stops, run it again to continue. It sends nothing anywhere else.

decision: yes or no if that is the first word of the answer, otherwise 'unclear'; empty if the model refused.
refused: 1 if the endpoint reports a refusal or a content filter, or if the answer begins with one of REFUSALS,
otherwise 0. Check both columns before you rely on them.
"""
import argparse
import csv
import io
import json
import os
import re
import sys
import time
import urllib.error
import urllib.request

REFUSALS = (
    "i can't", "i cannot", "i'm sorry", "i am sorry", "i'm unable", "i am unable", "as an ai", "sorry, but",
    "no puedo", "lo siento", "como modelo", "como ia",
)
YES, NO = ("yes", "sí", "si"), ("no",)
WHICH = ("prompt_id", "attribute", "group", "is_baseline", "repetition")
csv.field_size_limit(10_000_000)


def key_of(row):
    return tuple(row[name] for name in WHICH)


def read(path):
    with open(path, encoding="utf-8-sig", newline="") as file:
        return list(csv.DictReader(file))


def done_in(path, columns):
    """The rows that were written completely. A truncated last row is asked again."""
    if not os.path.exists(path):
        return []
    with open(path, encoding="utf-8-sig", newline="") as file:
        text = file.read()
    if not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
    rows = [row for row in csv.DictReader(io.StringIO(text, newline="")) if None not in row.values()]
    return [row for row in rows if None not in row and all(name in row for name in columns)]


def decision_of(text):
    word = re.match(r"\W*(\w+)", text.lower())
    first = word.group(1) if word else ""
    return "yes" if first in YES else "no" if first in NO else "unclear"


def refuses(text):
    return text.lower().replace("’", "'").lstrip("¡!\"' ").startswith(REFUSALS)


def ask(options, secret, row):
    body = {"model": options.model, "messages": [{"role": "user", "content": row["prompt"]}]}
    if options.temperature is not None:
        body["temperature"] = options.temperature
    if not options.no_seed:
        body["seed"] = int(row["seed"])
    headers = {"Content-Type": "application/json", "User-Agent": "plumbline-kit"}
    if secret:
        headers["Authorization"] = "Bearer " + secret
    request = urllib.request.Request(
        options.url.rstrip("/") + "/chat/completions", json.dumps(body).encode("utf-8"), headers
    )
    for attempt in range(options.attempts):
        wait = min(60.0, options.wait * 2**attempt)
        try:
            with urllib.request.urlopen(request, timeout=options.timeout) as response:
                return json.load(response)
        except urllib.error.HTTPError as error:
            said = error.read().decode("utf-8", "replace")[:500]
            if error.code == 400 and "content_filter" in said:
                return {"choices": [{"finish_reason": "content_filter", "message": {"content": ""}}]}
            if error.code not in (408, 409, 429) and error.code < 500:
                sys.exit(f"The endpoint returned {error.code}: {said}")
            after = error.headers.get("Retry-After") or ""
            wait = float(after) if after.isdigit() else wait
            why = f"{error.code}"
        except (urllib.error.URLError, TimeoutError, ConnectionError, json.JSONDecodeError) as error:
            why = str(error)
        if attempt + 1 == options.attempts:
            sys.exit(f"Stopped at {row['prompt_id']} ({why}). Run it again to continue from there.")
        time.sleep(wait)


def fill(options, row, answer):
    choice = (answer.get("choices") or [{}])[0]
    message = choice.get("message") or {}
    text = message.get("content") or message.get("refusal") or ""
    refused = bool(message.get("refusal")) or choice.get("finish_reason") == "content_filter" or refuses(text)
    row.update(
        response_text=text,
        decision="" if refused else decision_of(text),
        refused="1" if refused else "0",
        model=options.model,
        model_version=options.model_version or answer.get("model") or options.model,
        temperature="not set" if options.temperature is None else str(options.temperature),
    )


def main():
    say = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    say.add_argument("--url", default=os.environ.get("OPENAI_BASE_URL", "https://api.openai.com/v1"))
    say.add_argument("--model", required=True)
    say.add_argument("--model-version", help="default: the model name that the endpoint reports")
    say.add_argument("--temperature", type=float, help="default: the endpoint's own")
    say.add_argument("--key", default="OPENAI_API_KEY", help="environment variable that holds the API key")
    say.add_argument("--no-seed", action="store_true", help="for endpoints that accept no seed")
    say.add_argument("--prompts", default="prompts.csv")
    say.add_argument("--answers", default="answers.csv")
    say.add_argument("--attempts", type=int, default=6)
    say.add_argument("--wait", type=float, default=2.0, help="seconds before the second attempt; doubles each time")
    say.add_argument("--timeout", type=float, default=120.0)
    options = say.parse_args()
    rows = read(options.prompts)
    if not rows:
        sys.exit("The file has no prompts.")
    columns = list(rows[0])
    done = done_in(options.answers, columns)
    known = {key_of(row) for row in done}
    secret = os.environ.get(options.key, "")
    # The file is rewritten once to drop a truncated row.
    beside = options.answers + ".part"
    with open(beside, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns)
        writer.writeheader()
        writer.writerows(done)
    os.replace(beside, options.answers)
    with open(options.answers, "a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, columns)
        count = len(done)
        for row in rows:
            if key_of(row) in known:
                continue
            fill(options, row, ask(options, secret, row))
            writer.writerow(row)
            file.flush()
            count += 1
            print(f"\r{count} of {len(rows)}", end="", file=sys.stderr)
    print(f"\n{options.answers} has all {len(rows)} answers.", file=sys.stderr)


if __name__ == "__main__":
    main()
`;
