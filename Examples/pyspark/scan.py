#!/usr/bin/env python3
"""Scans pictures with mrzscan on a Spark cluster.

    scan.py [--master URL] [--program FILE] [--reference-date DATE] FOLDER OUTPUT

FOLDER and the program have to lie under the same path on every worker. OUTPUT becomes a folder of JSON Lines in parts,
as Spark writes them; a SQL query over them is shown at the end.
"""

import argparse
import datetime
import os
import subprocess

from pyspark.sql import SparkSession

ENDINGS = (".jpg", ".jpeg", ".png", ".tif", ".tiff", ".pdf", ".heic")


def names_in(folder):
    """The pictures of a folder and those within, in a stable order."""
    for place, folders, files in os.walk(folder):
        folders.sort()
        for name in sorted(files):
            if name.lower().endswith(ENDINGS):
                yield os.path.join(place, name)


def scan(program, date):
    """A function that scans one partition: one process, which gets all names and gives a line for each page."""

    def run(names):
        names = list(names)
        if not names:
            return iter(())
        command = [program, "--files-from", "-", "-0", "--jobs", "1", "--format", "jsonl", "--no-timing",
                   "--reference-date", date, "--quiet"]
        outcome = subprocess.run(command, input=b"".join(os.fsencode(name) + b"\0" for name in names),
                                 stdout=subprocess.PIPE, check=False)
        # 1 and 2: some picture has faults or could not be read, which its line says.
        if outcome.returncode not in (0, 1, 2):
            raise RuntimeError(f"mrzscan ended with {outcome.returncode}")
        return iter(outcome.stdout.decode("utf-8").splitlines())

    return run


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    # Two worker processes with one core and 512 MB each: a cluster on this machine, not threads of one process.
    parser.add_argument("--master", default="local-cluster[2,1,512]")
    parser.add_argument("--program", default="mrzscan")
    parser.add_argument("--reference-date", default=datetime.datetime.now(datetime.timezone.utc).date().isoformat())
    parser.add_argument("--partitions", type=int, default=4)
    parser.add_argument("folder")
    parser.add_argument("output")
    arguments = parser.parse_args()

    spark = (SparkSession.builder.master(arguments.master).appName("mrzscan")
             .config("spark.executor.memory", "512m").config("spark.ui.enabled", "false").getOrCreate())
    spark.sparkContext.setLogLevel("ERROR")
    names = spark.sparkContext.parallelize(list(names_in(arguments.folder)), arguments.partitions)
    names.mapPartitions(scan(arguments.program, arguments.reference_date)).saveAsTextFile(arguments.output)

    spark.read.json(arguments.output).createOrReplaceTempView("pages")
    spark.sql("SELECT status, count(*) AS pages FROM pages GROUP BY status ORDER BY status").show()
    spark.stop()


if __name__ == "__main__":
    main()
