"""The metrics that Prometheus collects."""

from prometheus_client.parser import text_string_to_metric_families

from quartett.server.metrics import Metrics


def test_every_command_is_in_one_count_and_in_all_buckets_that_reach_as_far() -> None:
    metrics = Metrics()
    seconds = [0.0, 0.001, 0.0011, 0.1, 7.0]
    for one in seconds:
        metrics.commands.count("choose", one < 1, one)
    text = metrics.text().decode()
    values = {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }
    assert values["quartett_commands_total", "choose", "true"] == 4
    assert values["quartett_commands_total", "choose", "false"] == 1
    ends = [name[1] for name in values if name[0] == "quartett_command_seconds_bucket"]
    assert ends[0] == "0.001"
    assert ends[-1] == "+Inf"
    for end in ends:
        count = sum(one <= float(end) for one in seconds)
        assert values["quartett_command_seconds_bucket", end] == count
    assert values["quartett_command_seconds_count",] == len(seconds)
    assert values["quartett_command_seconds_sum",] == sum(seconds)
