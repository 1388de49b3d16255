import { testEventSamples } from '../../platform/testing/event-samples.ts';
import { syllabusReviewAggregate } from './aggregate.ts';
import samples from './events.samples.json' with { type: 'json' };

testEventSamples(syllabusReviewAggregate, samples);
