import { testEventSamples } from '../../platform/testing/event-samples.ts';
import { flashcardSetAggregate } from './aggregate.ts';
import samples from './events.samples.json' with { type: 'json' };

testEventSamples(flashcardSetAggregate, samples);
