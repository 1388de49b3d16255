import { testEventSamples } from '../../platform/testing/event-samples.ts';
import { cardReviewAggregate } from './aggregate.ts';
import samples from './events.samples.json' with { type: 'json' };

testEventSamples(cardReviewAggregate, samples);
